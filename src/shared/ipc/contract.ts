import type { z } from 'zod/mini'
import { appRoutes, type AppEvents } from './contract/app.ts'
import { eventRoutes, type LinkEvents, type MenuEvents, type PowerEvents } from './contract/event.ts'
import { fileRoutes, type FileEvents } from './contract/file.ts'
import { notificationRoutes, type NotificationEvents } from './contract/notification.ts'
import { preferenceRoutes, type PreferenceEvents } from './contract/preference.ts'
import { questionRoutes, type QuestionEvents } from './contract/question.ts'
import type { Route } from './contract/route.ts'
import { sessionRoutes, type SessionEvents } from './contract/session.ts'
import { updateRoutes, type UpdateEvents } from './contract/update.ts'

/** Everything a page may ask of main. A route that is not in here cannot be called. */
export const contract = {
  ...sessionRoutes,
  ...fileRoutes,
  ...notificationRoutes,
  ...appRoutes,
  ...preferenceRoutes,
  ...questionRoutes,
  ...updateRoutes,
  ...eventRoutes,
}

type Contract = typeof contract
export type RouteName = keyof Contract
export type RequestOf<Name extends RouteName> = z.infer<Contract[Name]['request']>
export type ResponseOf<Name extends RouteName> =
  Contract[Name] extends Route<z.ZodMiniType, infer Response> ? Response : never

/** Everything main may tell a page; built by main, therefore not parsed by the page. */
export type Events = AppEvents &
  NotificationEvents &
  FileEvents &
  LinkEvents &
  MenuEvents &
  PowerEvents &
  PreferenceEvents &
  QuestionEvents &
  SessionEvents &
  UpdateEvents
export type EventName = keyof Events

/** Payload of the event channel. */
export type EventMessage = {
  [Name in EventName]: { readonly event: Name; readonly payload: Events[Name] }
}[EventName]
