import type { EventOutbox } from '../event-outbox.ts'
import type { DomainHandlers } from '../handlers.ts'

export const eventHandlers = (outbox: EventOutbox): DomainHandlers<'event'> => ({
  'event.start_delivery': ({ event }) => {
    outbox.startDelivery(event)
    return null
  },
})
