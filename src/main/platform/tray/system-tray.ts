import type { Log } from '../../log.ts'
import { callBus } from '../session-bus.ts'

const WATCHER = 'org.kde.StatusNotifierWatcher'

/**
 * Whether an icon in the tray would be seen now: on Linux the desktop may have none (GNOME), or get one later. Programs of
 * macOS stay in the Dock instead.
 */
export async function hasSystemTray(platform: NodeJS.Platform, log: Log): Promise<boolean> {
  if (platform !== 'linux') return platform === 'win32'
  // The watcher of trays is asked whether a host shows them, as Chromium does before it puts an icon there.
  const question = {
    destination: WATCHER,
    object: '/StatusNotifierWatcher',
    method: 'org.freedesktop.DBus.Properties.Get',
    values: [`string:${WATCHER}`, 'string:IsStatusNotifierHostRegistered'],
  }
  const answer = await callBus(question, log)
  // Without an answer a window that closes is safe.
  return answer?.includes('boolean true') ?? false
}

/**
 * Whether there may be a tray that nobody on the bus tells of: those of X11 (i3bar, polybar, older Xfce) know no watcher, and
 * Electron puts its icon there all the same. Where the member wants to go on in it, that is believed.
 */
export const mayHaveOldTray = (
  platform: NodeJS.Platform,
  { DISPLAY, WAYLAND_DISPLAY, XDG_SESSION_TYPE }: NodeJS.ProcessEnv,
): boolean => platform === 'linux' && Boolean(DISPLAY) && !WAYLAND_DISPLAY && XDG_SESSION_TYPE !== 'wayland'
