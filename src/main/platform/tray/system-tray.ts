import type { Log } from '../../log.ts'
import { callBus } from '../session-bus.ts'

const WATCHER = 'org.kde.StatusNotifierWatcher'

/**
 * Whether a tray icon would be visible now: a Linux desktop may have no tray (GNOME), or start it later. On macOS apps
 * stay in the Dock instead.
 */
export async function hasSystemTray(platform: NodeJS.Platform, log: Log): Promise<boolean> {
  if (platform !== 'linux') return platform === 'win32'
  // Asks the tray watcher for a host, as Chromium does before it adds an icon.
  const question = {
    destination: WATCHER,
    object: '/StatusNotifierWatcher',
    method: 'org.freedesktop.DBus.Properties.Get',
    values: [`string:${WATCHER}`, 'string:IsStatusNotifierHostRegistered'],
  }
  const answer = await callBus(question, log)
  // Without an answer, assume no tray: then closing the window does not hide the app for good.
  return answer?.includes('boolean true') ?? false
}

/**
 * Whether there may be a tray unknown to the bus: those of X11 (i3bar, polybar, older Xfce) have no watcher, but
 * Electron's icon appears there. If the member wants to use the tray, assume it exists.
 */
export const mayHaveOldTray = (
  platform: NodeJS.Platform,
  { DISPLAY, WAYLAND_DISPLAY, XDG_SESSION_TYPE }: NodeJS.ProcessEnv,
): boolean => platform === 'linux' && Boolean(DISPLAY) && !WAYLAND_DISPLAY && XDG_SESSION_TYPE !== 'wayland'
