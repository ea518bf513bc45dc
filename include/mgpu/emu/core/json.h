/* mgpu/emu/core/json.h - lines of JSON behind a file, without malloc() and stdio.
 * SPDX-License-Identifier: MIT
 *
 * A kernel may have overwritten what these need, and a report comes all the same.
 */
#ifndef MGPU_EMU_CORE_JSON_H
#define MGPU_EMU_CORE_JSON_H

#include "posix.h"

#include "kept.h"

/* A text between quotes. */
MGPU__MODEL void
mgpu__put_quoted(mgpu__text *t, const char *text)
{
    mgpu__put(t, "\"");
    for (const unsigned char *c = (const unsigned char *)text; *c != 0; c++) {
        if (*c == '"' || *c == '\\')
            mgpu__put(t, "\\%c", *c);
        else if (*c < 0x20)
            mgpu__put(t, "\\u%04x", *c);
        else
            mgpu__put(t, "%c", *c);
    }
    mgpu__put(t, "\"");
}

/* "name": "text", */
MGPU__MODEL void
mgpu__put_member(mgpu__text *t, const char *name, const char *text)
{
    mgpu__put(t, "\"%s\": ", name);
    mgpu__put_quoted(t, text);
    mgpu__put(t, ", ");
}

/* Write `bytes` of text to a file that is open. */
MGPU__MODEL bool
mgpu__write_all(int file, const char *text, size_t bytes)
{
    while (bytes > 0) {
        const ssize_t n = write(file, text, bytes);
        if (n < 0 && errno != EINTR)
            return false;
        text += n > 0 ? n : 0;
        bytes -= n > 0 ? (size_t)n : 0;
    }
    return true;
}

/* One line more of a file. What cannot be written is said on stderr. */
MGPU__MODEL void
mgpu__append_line(const char *path, mgpu__text *t)
{
    const int file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
    mgpu__put(t, "\n");
    if (file < 0 || !mgpu__write_all(file, t->data, t->length))
        (void)fprintf(stderr, "mgpu model: MGPU_EMU_REPORT: %s cannot be written: %s\n", path,
                      strerror(errno));
    if (file >= 0)
        (void)close(file);
}

#endif /* MGPU_EMU_CORE_JSON_H */
