import { z } from 'zod/mini'
import type { ShortcutId } from '../../shortcuts.ts'
import { route } from './route.ts'

const EVENT_NAMES = [
  'app.ending',
  'notification.activated',
  'link.opened',
  'menu.chosen',
  'power.resumed',
  'preference.changed',
  'file.picture_saved',
  'question.changed',
  'question.certificate_refused',
  'session.available',
  'session.kept',
  'update.changed',
] as const

export const eventRoutes = {
  /** The page listens from now on: events held back for it are delivered, in order. */
  'event.start_delivery': route<null>()(z.strictObject({ event: z.enum(EVENT_NAMES) })),
}

export interface LinkEvents {
  /** Path, query and hash of a `cosmia://` link as one hash route. */
  'link.opened': { readonly route: string }
}

export interface MenuEvents {
  'menu.chosen': { readonly shortcut: ShortcutId }
}

export interface PowerEvents {
  'power.resumed': null
}
