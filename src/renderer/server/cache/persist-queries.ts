import type { Query, QueryClient } from '@tanstack/react-query'
import {
  change,
  forget,
  forgetMember,
  readAll,
  remove,
  type PersistedQuery,
  type Place,
} from './persist-disk.ts'
import { ruleOf } from './persist-rules.ts'
import { restoreQueries, seedQuery } from './restore-queries.ts'

/** Milliseconds from a change until it is written, together with all others up to then. */
const WRITE_AFTER = 1_000

/** A stored query, with its data at the time of writing. */
interface Written {
  readonly name: unknown
  readonly at: number
  readonly data: unknown
}

interface Writing {
  /** Forgets what is on disk. Queries that were only restored, not read again, are not written back. */
  writeAgain(): void
  end(): void
}

/**
 * Writes queries to disk shortly after they change.
 * @param stored the entries already on disk
 */
function writeChanged(owner: Owner, stored: Promise<readonly PersistedQuery[]>): Writing {
  const { server, userId, queries } = owner
  const cache = queries.getQueryCache()
  const written = new Map<string, Written>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const isChanged = (query: Query) =>
    query.state.data !== undefined && query.state.data !== written.get(query.queryHash)?.data
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    const persisted = cache.findAll({ predicate: isChanged }).flatMap((query) => persistedOf(query, owner))
    for (const { queryHash, query } of persisted)
      written.set(queryHash, {
        name: query.queryKey[0],
        at: query.state.dataUpdatedAt,
        data: query.state.data,
      })
    const surplus = surplusOf(written)
    surplus.forEach((hash) => written.delete(hash))
    if (persisted.length > 0)
      change(
        persisted.map(({ entry }) => entry),
        surplus.map((hash): Place => [server, userId, hash]),
      )
  }
  /**
   * A query removed from the cache falls back to its stored data, as after a start: without a server there is no other.
   */
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
  // Changes of the last second must survive a restart too.
  addEventListener('pagehide', write)
  const end = () => {
    stop()
    removeEventListener('pagehide', write)
    clearTimeout(timer)
  }
  return { writeAgain, end }
}

/** The part of a query's data to persist, as it is stored on disk. */
function persistedOf(query: Query, { server, userId, version }: Owner) {
  const { queryKey, queryHash, state } = query
  const data = ruleOf(queryKey)?.part(state.data as never, queryKey)
  if (data === undefined) return []
  const entry: PersistedQuery = [
    [server, userId, queryHash],
    { version, at: state.dataUpdatedAt, queryKey: [...queryKey], data },
  ]
  return [{ query, queryHash, entry }]
}

/** Hashes of the queries above the limit of their name, those unchanged for longest. */
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

/** Version of the stored format; raise it when keys or data change without a new app version. */
const FORM = 2

/** Owner of persisted queries. */
interface CacheOwner {
  readonly id: string
  readonly queries: QueryClient
}

/** Persists what the current member reads from one server, for the next start of the app. */
export interface PersistedQueries {
  /** Restores the member's stored queries and persists what they read from now on. */
  enter(member: CacheOwner): void
  /** Nobody is signed in any more: removes the stored queries. */
  leave(): void
}

/** Forgets the entries of the current member. */
let forgetOwn = () => {}

/**
 * Removes the stored queries of the current member if any were restored in this run: a screen that crashed may have
 * crashed because of them, and the next start would crash again. What the server has answered since is written again.
 */
export const forgetShown = (): void => forgetOwn()

/** @param appVersion entries written by another version are discarded */
export function createPersistedQueries(server: string, appVersion: string): PersistedQueries {
  const version = `${appVersion}/${FORM}`
  // Started before the member is known: opening the disk takes longer than reading it.
  let reading: Promise<readonly PersistedQuery[]> | undefined = readAll()
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

/**
 * Returns the entries of this owner. Keeps entries of other servers for as long as they are useful; removes all others.
 */
function sortOut(
  all: readonly PersistedQuery[],
  { server, userId, version }: Owner,
): readonly PersistedQuery[] {
  const isUsable = ([, query]: PersistedQuery) => query.version === version && Date.now() - query.at < MAX_AGE
  const isOurs = ([[ofServer, ofUser]]: PersistedQuery) => ofServer === server && ofUser === userId
  const stays = (persisted: PersistedQuery) =>
    isUsable(persisted) && (isOurs(persisted) || persisted[0][0] !== server)
  const gone = all.filter((persisted) => !stays(persisted)).map(([place]) => place)
  if (gone.length > 0) remove(gone)
  return all.filter((persisted) => isUsable(persisted) && isOurs(persisted))
}
