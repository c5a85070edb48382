import type { Query, QueryClient } from '@tanstack/react-query'
import { change, forget, forgetMember, readAll, remove, type Kept, type Place } from './persist-disk.ts'
import { ruleOf } from './persist-rules.ts'
import { restoreQueries, seedQuery } from './restore-queries.ts'

/** Milliseconds from a change until it is written, with all that has changed by then. */
const WRITE_AFTER = 1_000

/** A query on the disk, with its data as it was when it was written. */
interface Written {
  readonly name: unknown
  readonly at: number
  readonly data: unknown
}

interface Writing {
  /** The disk has lost all. What was only brought back from it, and not read anew, is not put there again. */
  writeAgain(): void
  end(): void
}

/**
 * Writes what the member reads a little later.
 * @param stored what the disk has already
 */
function writeChanged(owner: Owner, stored: Promise<readonly Kept[]>): Writing {
  const { server, userId, queries } = owner
  const cache = queries.getQueryCache()
  const written = new Map<string, Written>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const isChanged = (query: Query) =>
    query.state.data !== undefined && query.state.data !== written.get(query.queryHash)?.data
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    const kept = cache.findAll({ predicate: isChanged }).flatMap((query) => keptOf(query, owner))
    for (const { queryHash, query } of kept)
      written.set(queryHash, {
        name: query.queryKey[0],
        at: query.state.dataUpdatedAt,
        data: query.state.data,
      })
    const surplus = surplusOf(written)
    surplus.forEach((hash) => written.delete(hash))
    if (kept.length > 0)
      change(
        kept.map(({ entry }) => entry),
        surplus.map((hash): Place => [server, userId, hash]),
      )
  }
  /** What the cache throws away falls back to what a start would show: without a server nothing else is left. */
  const fallBack = ({ queryKey, queryHash, state }: Query) => {
    const data = ruleOf(queryKey)?.part(state.data as never, queryKey)
    const before = written.get(queryHash)
    if (data === undefined || before === undefined) return
    if (before.data === state.data) written.set(queryHash, { ...before, data })
    seedQuery(queries, queryKey, data, state.dataUpdatedAt)
  }
  const writeSoon = () => {
    timer ??= setTimeout(write, WRITE_AFTER)
  }
  const writeAgain = () => {
    for (const hash of written.keys()) if (!cache.get(hash)?.state.isInvalidated) written.delete(hash)
    writeSoon()
  }
  const stop = cache.subscribe(({ type, query }) => {
    if (!ruleOf(query.queryKey)) return
    if (type === 'updated' && isChanged(query)) writeSoon()
    if (type === 'removed') fallBack(query)
  })
  void stored.then((all) => {
    for (const [[, , hash], { queryKey, at, data }] of all) {
      if (!written.has(hash)) written.set(hash, { name: queryKey[0], at, data })
    }
  })
  // What has been done in the last second is there after a start as well.
  addEventListener('pagehide', write)
  const end = () => {
    stop()
    removeEventListener('pagehide', write)
    clearTimeout(timer)
  }
  return { writeAgain, end }
}

/** The part of a query's data that is kept, as it lies on the disk. */
function keptOf(query: Query, { server, userId, version }: Owner) {
  const { queryKey, queryHash, state } = query
  const data = ruleOf(queryKey)?.part(state.data as never, queryKey)
  if (data === undefined) return []
  const entry: Kept = [
    [server, userId, queryHash],
    { version, at: state.dataUpdatedAt, queryKey: [...queryKey], data },
  ]
  return [{ query, queryHash, entry }]
}

/** Hashes of what is above the number that its name may have, those left alone longest. */
function surplusOf(written: ReadonlyMap<string, Written>): readonly string[] {
  const byName = Map.groupBy(written, ([, { name }]) => name)
  return [...byName].flatMap(([name, queries]) =>
    queries
      .toSorted(([, one], [, other]) => other.at - one.at)
      .slice(ruleOf([name])?.most ?? queries.length)
      .map(([hash]) => hash),
  )
}

const MAX_AGE = 30 * 24 * 3_600_000

/** Of what is written; to be counted up when keys or data change their form without a new version of the app. */
const FORM = 2

/** Owner of these queries. */
interface CacheOwner {
  readonly id: string
  readonly queries: QueryClient
}

/** Keeps what the member at the window reads from one server for the next start of the app. */
export interface PersistedQueries {
  /** Brings back what was kept of the member, and keeps what they read from now on. */
  enter(member: CacheOwner): void
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

/** @param appVersion: what another one wrote may have another form */
export function createPersistedQueries(server: string, appVersion: string): PersistedQueries {
  const version = `${appVersion}/${FORM}`
  // Before anybody knows who is here: opening the disk takes longer than reading it.
  let reading: Promise<readonly Kept[]> | undefined = readAll()
  let end = () => {}
  return {
    enter: ({ id: userId, queries }) => {
      end()
      const owner = { server, userId, version, queries }
      const stored = (reading ?? Promise.resolve([])).then((all) => sortOut(all, owner))
      reading = undefined
      const showing = restoreQueries(queries, stored)
      const writing = writeChanged(owner, stored)
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

interface Owner {
  readonly server: string
  readonly userId: string
  readonly version: string
  readonly queries: QueryClient
}

/** Persisted queries of the owner. Another server's are not touched while they may still be used; all others go. */
function sortOut(all: readonly Kept[], { server, userId, version }: Owner): readonly Kept[] {
  const isUsable = ([, query]: Kept) => query.version === version && Date.now() - query.at < MAX_AGE
  const isOurs = ([[ofServer, ofUser]]: Kept) => ofServer === server && ofUser === userId
  const stays = (kept: Kept) => isUsable(kept) && (isOurs(kept) || kept[0][0] !== server)
  const gone = all.filter((kept) => !stays(kept)).map(([place]) => place)
  if (gone.length > 0) remove(gone)
  return all.filter((kept) => isUsable(kept) && isOurs(kept))
}
