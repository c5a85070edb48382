#!/bin/sh
# Each start has a /tmp of its own; the second one finds the first by a socket, which lies where both look.
export TMPDIR="$XDG_RUNTIME_DIR/app/$FLATPAK_ID"
exec zypak-wrapper /app/cosmia/cosmia "$@"
