import { z } from 'zod/mini'
import type { NotificationActivated } from '../../bridge.ts'
import { appRoute, boundedBytes } from './fields.ts'
import { route } from './route.ts'

const PICTURE_BYTES = 64 * 1024

const shortText = z.string().check(z.minLength(1), z.maxLength(200))

/** Title ≤ 200, body ≤ 1,000 characters, picture ≤ 64 KiB. */
const notification = z.strictObject({
  tag: shortText,
  title: shortText,
  body: z.string().check(z.maxLength(1_000)),
  route: appRoute,
  canReply: z.boolean(),
  picture: z.exactOptional(boundedBytes(PICTURE_BYTES)),
})
const NOTIFICATION_BYTES = PICTURE_BYTES + 16 * 1024

export const notificationRoutes = {
  /** Shows a notification, replacing an older one with the same tag. */
  'notification.show_one': route<null>()(notification, NOTIFICATION_BYTES),
  /** Replaces the notification with this tag without a sound; shows nothing if it is gone. */
  'notification.update_one': route<null>()(notification, NOTIFICATION_BYTES),
  /** Closes the notification with this tag; no error if it is gone. */
  'notification.close_one': route<null>()(z.strictObject({ tag: shortText })),
  /** Opens the notification settings of the system; does nothing if that is impossible. */
  'notification.open_settings': route<null>()(z.strictObject({})),
}

export interface NotificationEvents {
  'notification.activated': NotificationActivated
}
