import type { Serializer } from './protocol/frame.ts'

/** The way to one client: its socket, and how messages are written on it. */
export interface Wire {
  readonly serializer: Serializer
  readonly transmit: (message: string | Buffer) => void
}
