import { v7 } from 'uuid'

/** Milliseconds by which the server's clock is ahead of this machine's; 0 until the server has told its time. */
let ahead = 0

/** Makes later ids by the server's clock, in milliseconds since 1970: this machine's may be wrong by years. */
export function followServerClock(now: number): void {
  ahead = now - Date.now()
}

/** Makes an id for a new row (UUIDv7). It begins with the time, so that the server stores rows of one time together. */
export const newId = (): string => v7({ msecs: Date.now() + ahead })

/** The time in an id of `newId`, in milliseconds since 1970. */
export const idTime = (id: string): number => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)
