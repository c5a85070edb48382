import type { EventMessage, EventName, Events } from '#shared/ipc/contract.ts'

const HELD_PER_EVENT = 20

/** Events without a later meaning: a page that loads afterwards reads the state anyway. */
const OF_THE_MOMENT: ReadonlySet<EventName> = new Set([
  'app.ending',
  'menu.chosen',
  'power.resumed',
  'preference.changed',
  'question.changed',
  'session.available',
  'session.kept',
  'update.changed',
])

/** Events for the page. Until the page listens they are held back, the newest twenty of each kind. */
export class EventOutbox {
  readonly #deliver: (message: EventMessage) => void
  readonly #held = new Map<EventName, EventMessage[]>()
  readonly #listening = new Set<EventName>()

  constructor(deliver: (message: EventMessage) => void) {
    this.#deliver = deliver
  }

  send<Name extends EventName>(event: Name, payload: Events[Name]): void {
    // The pair is sound by this signature; TypeScript does not distribute a generic over the union.
    const message = { event, payload } as EventMessage
    if (this.#listening.has(event)) this.#deliver(message)
    else if (!OF_THE_MOMENT.has(event))
      this.#held.set(event, [...(this.#held.get(event) ?? []), message].slice(-HELD_PER_EVENT))
  }

  /** The page listens to this event from now on. */
  startDelivery(event: EventName): void {
    this.#listening.add(event)
    const held = this.#held.get(event) ?? []
    this.#held.delete(event)
    held.forEach(this.#deliver)
  }

  /** The page is being replaced: hold events back until the next one listens. */
  pageLeft(): void {
    this.#listening.clear()
  }
}
