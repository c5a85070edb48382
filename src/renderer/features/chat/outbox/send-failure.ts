/** `failed`: it did not go out. `waiting`: it was too many at once, and goes out by itself. */
export type SendFailure = 'failed' | 'waiting'

/** The bytes of a file are not on this machine any more. */
export class FileGone extends Error {}

/** Whether the member has stopped it themselves. */
export const wasStopped = (cause: unknown): boolean =>
  cause instanceof DOMException && cause.name === 'AbortError'
