# SPDX-License-Identifier: MIT
"""Edits of a kernel's text."""
