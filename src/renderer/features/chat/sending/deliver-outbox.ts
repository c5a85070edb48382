import type { ChatMessage } from '../thread/message.ts'
import type { OutgoingMessage, SendOutcome } from './api/send-message.ts'
import { holdQueued, markRefused, remove, requeueHeld, type Outbox } from './outbox.ts'

/** What delivering needs from outside, so that it can be tested without a server. */
export interface OutboxPorts {
  readonly read: () => Outbox
  readonly write: (outbox: Outbox) => void
  readonly send: (message: OutgoingMessage) => Promise<SendOutcome>
  readonly onSent: (message: ChatMessage) => void
  /** Whether the owner of the outbox is still the one who is signed in. */
  readonly isCurrent: () => boolean
  /** Whether the server asked for a pause that is not over. */
  readonly isPaused: () => boolean
  /** The server asks for a pause of these seconds, if it says how long; it ends with another delivery. */
  readonly pause: (seconds: number | undefined) => void
}

/**
 * Sends everything that waits, one after the other in the order of writing, until all is out or the server cannot
 * be reached or asks for a pause. A message the server refuses does not hold up the others.
 */
export async function deliverOutbox(userId: string, ports: OutboxPorts): Promise<void> {
  if (ports.isPaused()) return ports.write(holdQueued(ports.read(), 'waiting'))
  ports.write(requeueHeld(ports.read()))
  for (let entry = nextQueued(ports); entry; entry = nextQueued(ports)) {
    const { id, receiver_id, content } = entry
    const outcome = await ports.send({ id, sender_id: userId, receiver_id, content })
    if (outcome.status === 'sent') {
      ports.onSent(outcome.message)
      ports.write(remove(ports.read(), new Set([id])))
      continue
    }
    if (outcome.status === 'limited') {
      console.warn(`message ${id} limited`, outcome.cause)
      ports.pause(outcome.seconds)
      return ports.write(holdQueued(ports.read(), 'waiting'))
    }
    console.error(`message ${id} ${outcome.status}`, outcome.cause)
    if (outcome.status === 'unreachable') return ports.write(holdQueued(ports.read(), 'unsent'))
    ports.write(markRefused(ports.read(), id))
  }
}

function nextQueued(ports: OutboxPorts) {
  if (!ports.isCurrent()) return undefined
  return ports.read().find((entry) => entry.status === 'queued')
}
