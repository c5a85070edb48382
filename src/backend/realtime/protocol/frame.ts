/** One message of the Phoenix protocol, in any version. */
export interface Frame {
  /** Reference of the join that the message belongs to. */
  readonly joinRef: string | null
  /** Reference that the answer repeats. */
  readonly ref: string | null
  readonly topic: string
  readonly event: string
  readonly payload: unknown
}

/** A broadcast: its content is a JSON value, or bytes that are passed on unchanged. */
export interface Broadcast {
  readonly event: string
  readonly payload: unknown
  /** Id of the message in the database, if it comes from there. */
  readonly id?: string
}

/** Encodes and decodes messages; the client chooses the version when it opens the socket. */
export interface Serializer {
  /** @throws Error if the bytes are not a message of this version */
  decode(data: Buffer, isBinary: boolean): Frame
  encode(frame: Frame): string
  /** Null if this version cannot carry the content. */
  encodeBroadcast(topic: string, broadcast: Broadcast): string | Buffer | null
}
