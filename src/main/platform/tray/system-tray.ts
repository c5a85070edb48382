import { callBus } from '../session-bus.ts'

const WATCHER = 'org.kde.StatusNotifierWatcher'

/**
 * Whether an icon in the tray would be seen now: on Linux the desktop may have none (GNOME), or get one later. Programs of
 * macOS stay in the Dock instead.
 */
export async function hasSystemTray(platform: NodeJS.Platform): Promise<boolean> {
  if (platform !== 'linux') return platform === 'win32'
  // The watcher of trays is asked whether a host shows them, as Chromium does before it puts an icon there.
  const answer = await callBus({
    destination: WATCHER,
    object: '/StatusNotifierWatcher',
    method: 'org.freedesktop.DBus.Properties.Get',
    values: [`string:${WATCHER}`, 'string:IsStatusNotifierHostRegistered'],
  })
  // Without an answer a window that closes is safe.
  return answer?.includes('boolean true') ?? false
}
