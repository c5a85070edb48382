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
): DomainHandlers<'notification'> => ({
  'notification.show_one': (notification) => {
    if (isQuiet()) return null
    const shown = namesOnly() ? { ...notification, body: copy.newMessage } : notification
    center.show(shown, !makesSound())
    callAttention()
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
})
