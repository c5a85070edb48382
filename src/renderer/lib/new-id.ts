import { v7 } from 'uuid'

/** Milliseconds that the server's clock is ahead of this machine's, as far as it has told. */
let ahead = 0

/** Takes the server's clock, in milliseconds since 1970, for the ids to come: this machine's may be wrong by years. */
export function followServerClock(now: number): void {
  ahead = now - Date.now()
}

/** An id for a new row of the member's (UUIDv7): it begins with its time, so that rows of one time lie together. */
export const newId = (): string => v7({ msecs: Date.now() + ahead })

/** The time that an id tells, in milliseconds since 1970. */
export const idTime = (id: string): number => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)
