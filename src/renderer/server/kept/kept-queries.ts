import { forget, forgetMember, readAll, remove, type Kept } from './disk.ts'
import { showKept } from './show-kept.ts'
import { writeChanged } from './write-changed.ts'

const MAX_AGE = 30 * 24 * 3_600_000

/** Keeps what the member at the window reads from one server for the next start of the app. */
export interface KeptQueries {
  /** Brings back what was kept of the member, and keeps what they read from now on. */
  enter(userId: string): void
  /** Nobody is here any more: what was read stays on the disk no longer. */
  leave(): void
}

/** Of who is here now. */
let forgetOwn = () => {}

/**
 * What is kept of the member goes, where any of it was brought back in this run: a screen that could not be drawn may have
 * failed at it, and the next start would fail in the same way. What the server has said since is written again.
 */
export const forgetShown = (): void => forgetOwn()

/** @param version of the app: what another one wrote may have another form */
export function createKeptQueries(server: string, version: string): KeptQueries {
  // Before anybody knows who is here: opening the disk takes longer than reading it.
  let reading: Promise<readonly Kept[]> | undefined = readAll()
  let end = () => {}
  return {
    enter: (userId) => {
      end()
      const stored = (reading ?? Promise.resolve([])).then((all) => sortOut(all, { server, userId, version }))
      reading = undefined
      const showing = showKept(userId, stored)
      const writing = writeChanged({ server, userId, version }, stored)
      forgetOwn = () => {
        if (!showing.hasShown()) return
        forgetMember(server, userId)
        writing.writeAgain()
      }
      end = () => {
        forgetOwn = () => {}
        showing.end()
        writing.end()
      }
    },
    leave: () => {
      end()
      reading = undefined
      forget(server)
    },
  }
}

export interface Owner {
  readonly server: string
  readonly userId: string
  readonly version: string
}

/** What is kept of the owner. Another server's is not touched while it may still be used; anything else goes. */
function sortOut(all: readonly Kept[], { server, userId, version }: Owner): readonly Kept[] {
  const isUsable = ([, query]: Kept) => query.version === version && Date.now() - query.at < MAX_AGE
  const isOurs = ([[ofServer, ofUser]]: Kept) => ofServer === server && ofUser === userId
  const stays = (kept: Kept) => isUsable(kept) && (isOurs(kept) || kept[0][0] !== server)
  const gone = all.filter((kept) => !stays(kept)).map(([place]) => place)
  if (gone.length > 0) remove(gone)
  return all.filter((kept) => isUsable(kept) && isOurs(kept))
}
