import type { ShowNotification } from '#shared/bridge.ts'
import type { NotificationCenter } from '../../platform/notifications/notification-center.ts'
import { openNotificationSettings } from '../../platform/notifications/notification-settings.ts'
import { copy } from '../../copy.ts'
import type { DomainHandlers } from '../handlers.ts'

/** How the member wants to be told. */
export interface NotificationPolicy {
  readonly isQuiet: () => boolean
  readonly namesOnly: () => boolean
  readonly makesSound: () => boolean
  /** Other ways to call the member's attention. */
  readonly callAttention: () => void
}

export const notificationHandlers = (
  center: NotificationCenter,
  { isQuiet, namesOnly, makesSound, callAttention }: NotificationPolicy,
): DomainHandlers<'notification'> => {
  const worded = (notification: ShowNotification) =>
    namesOnly() ? { ...notification, body: copy.newMessage } : notification
  return {
    'notification.show_one': (notification) => {
      // What the one before says is no longer true.
      if (isQuiet()) center.close(notification.tag)
      else {
        center.show(worded(notification), !makesSound())
        callAttention()
      }
      return null
    },
    'notification.update_one': (notification) => {
      center.update(worded(notification))
      return null
    },
    'notification.close_one': ({ tag }) => {
      center.close(tag)
      return null
    },
    'notification.open_settings': async () => {
      await openNotificationSettings(process.platform)
      return null
    },
  }
}
