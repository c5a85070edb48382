import type { NotificationCenter } from '../../platform/notifications/notification-center.ts'
import type { DomainHandlers } from '../handlers.ts'

export const notificationHandlers = (center: NotificationCenter): DomainHandlers<'notification'> => ({
  'notification.show_one': (notification) => {
    center.show(notification)
    return null
  },
  'notification.close_one': ({ tag }) => {
    center.close(tag)
    return null
  },
})
