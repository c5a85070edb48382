import koffi from 'koffi'

const INTERVAL_MS = 250

/** Runs GLib's main context, as Electron does on Linux: that is where libsecret hears that a keyring daemon has gone. */
export function runGlibLoop(): void {
  const glib = loadGlib()
  if (!glib) return
  const iterate = glib.func('int g_main_context_iteration(void *context, int may_block)')
  const runAllThatIsDue = () => {
    while (iterate(null, 0));
  }
  setInterval(runAllThatIsDue, INTERVAL_MS).unref()
}

/** Nothing where there is none: then there is no libsecret either. */
function loadGlib() {
  try {
    return koffi.load('libglib-2.0.so.0')
  } catch {
    return undefined
  }
}
