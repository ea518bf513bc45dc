# SPDX-License-Identifier: MIT
"""Pieces of an SVG, for the scripts that draw what was measured."""
import html

WIDTH, RIGHT = 1000, 30


def text(x, y, words, kind='plain', anchor='start'):
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}" text-anchor="{anchor}">{html.escape(words)}</text>'


def line_(kind, x1, y1, x2, y2):
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def dot(kind, x, y, words, radius=3.5):
    return f'<circle class="{kind}" cx="{x:.1f}" cy="{y:.1f}" r="{radius}"><title>{html.escape(words)}</title></circle>'


def picture(title, height, body, style):
    return '\n'.join(['<svg xmlns="http://www.w3.org/2000/svg" '
                      f'viewBox="0 0 {WIDTH} {height:.0f}" width="{WIDTH}" height="{height:.0f}" role="img">',
                      f'<title>{html.escape(title)}</title>', f'<style>{style}</style>', *body, '</svg>']) + '\n'
