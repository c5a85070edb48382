/** The bytes of a file are no longer on this machine. */
export class FileGone extends Error {}

/** Whether the member stopped it themselves. */
export const wasStopped = (cause: unknown): boolean =>
  cause instanceof DOMException && cause.name === 'AbortError'
