import { Notification } from 'electron'
import type { Log } from '../../log.ts'
import type { NotificationCenter } from './notification-center.ts'

/** Lets the notifications of an earlier run lead into the app too, once the app is ready. */
export function meetEarlierNotifications(
  center: NotificationCenter,
  platform: NodeJS.Platform,
  log: Log,
): void {
  if (platform === 'win32') Notification.handleActivation(center.activatedBySystem)
  if (platform !== 'darwin') return
  Notification.getHistory()
    .then((earlier) => center.adopt(earlier))
    .catch((error: unknown) => log.warn('earlier notifications could not be found', error))
}
