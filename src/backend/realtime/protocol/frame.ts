/** One message of the Phoenix protocol, whatever its version. */
export interface Frame {
  /** Number of the join that the message belongs to. */
  readonly joinRef: string | null
  /** Number by which the answer is told. */
  readonly ref: string | null
  readonly topic: string
  readonly event: string
  readonly payload: unknown
}

/** A broadcast as it travels: its content is any JSON value, or bytes that are passed on untouched. */
export interface Broadcast {
  readonly event: string
  readonly payload: unknown
  /** Id of the message in the database, if it came from there. */
  readonly id?: string
}

/** How messages are written on a socket; the client chooses the version when it opens one. */
export interface Serializer {
  /** @throws Error when the bytes are not a message of this version. */
  decode(data: Buffer, isBinary: boolean): Frame
  encode(frame: Frame): string
  /** Null when this version cannot carry the content. */
  encodeBroadcast(topic: string, broadcast: Broadcast): string | Buffer | null
}
