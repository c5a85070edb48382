import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const WATCHER = 'org.kde.StatusNotifierWatcher'

/** Asks the one who knows of trays on Linux whether somebody shows them, as Chromium does before it puts an icon there. */
const QUESTION = [
  '--session',
  '--print-reply',
  `--dest=${WATCHER}`,
  '/StatusNotifierWatcher',
  'org.freedesktop.DBus.Properties.Get',
  `string:${WATCHER}`,
  'string:IsStatusNotifierHostRegistered',
]

/**
 * Whether an icon in the tray would be seen now: on Linux the desktop may have none (GNOME), or get one later. Programs of
 * macOS stay in the Dock instead.
 */
export async function hasSystemTray(platform: NodeJS.Platform): Promise<boolean> {
  if (platform !== 'linux') return platform === 'win32'
  try {
    const { stdout } = await promisify(execFile)('dbus-send', QUESTION, { timeout: 2_000 })
    return stdout.includes('boolean true')
  } catch {
    return false // no bus, nobody who answers, or no program to ask with: in each case a window that closes is safe
  }
}
