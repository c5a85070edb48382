/** The bytes of a file are not on this machine any more. */
export class FileGone extends Error {}

/** Whether the member has stopped it themselves. */
export const wasStopped = (cause: unknown): boolean =>
  cause instanceof DOMException && cause.name === 'AbortError'
