import { atom } from 'jotai'
import { useEffect } from 'react'
import { store, useAtomPart } from '#renderer/lib/store.ts'
import type { Unsubscribe } from '#shared/bridge.ts'
import { showPresence, watchPresence } from './api.ts'
import { liveStatusAtom } from '../inbox/live-messages.ts'

/** Friends who are there, of those whose rows are on the screen. */
const presentFriendsAtom = atom<ReadonlySet<string>>(new Set<string>())

/** Milliseconds for which no row has come or gone before topics are joined and left: nothing is while a list scrolls. */
const PAUSE = 400
/** Most topics joined at a time, more than the rows of a tall window; a hosted project takes a hundred a connection. */
const MOST = 50

/** How many rows show each friend, those that came last at the end. */
const wanted = new Map<string, number>()
const joined = new Map<string, Unsubscribe>()
/** The friend whose topic is being joined. One at a time: a heartbeat waits for the joins before it. */
let asked: string | undefined
let isLive = false
/** Set while rows come and go. */
let timer: ReturnType<typeof setTimeout> | undefined

/** A row that shows whether a friend is there has come to the screen. @returns to be called when it goes */
function wantPresence(friendId: string): () => void {
  const count = wanted.get(friendId) ?? 0
  wanted.delete(friendId)
  wanted.set(friendId, count + 1)
  settleSoon()
  return () => {
    const left = (wanted.get(friendId) ?? 0) - 1
    if (left > 0) wanted.set(friendId, left)
    else wanted.delete(friendId)
    settleSoon()
  }
}

/** Whether the live connection stands. Without it nothing is known of anybody. */
function setWatching(live: boolean): void {
  isLive = live
  if (live) return settleSoon()
  clearTimeout(timer)
  timer = undefined
  for (const id of joined.keys()) leave(id)
}

function settleSoon(): void {
  clearTimeout(timer)
  if (isLive) timer = setTimeout(settle, PAUSE)
}

function settle(): void {
  timer = undefined
  const next = new Set([...wanted.keys()].slice(-MOST))
  for (const id of joined.keys()) if (!next.has(id)) leave(id)
  if (asked !== undefined) return
  asked = [...next].find((id) => !joined.has(id))
  if (asked !== undefined) join(asked)
}

function join(id: string): void {
  const onPresent = (isPresent: boolean) => {
    mark(id, isPresent)
    if (asked !== id) return
    asked = undefined
    if (timer === undefined) settle()
  }
  joined.set(id, watchPresence(id, onPresent))
}

function leave(id: string): void {
  joined.get(id)?.()
  joined.delete(id)
  if (asked === id) asked = undefined
  mark(id, false)
}

function mark(id: string, isPresent: boolean): void {
  const present = store.get(presentFriendsAtom)
  if (present.has(id) === isPresent) return
  const next = new Set(present)
  if (isPresent) next.add(id)
  else next.delete(id)
  store.set(presentFriendsAtom, next)
}

/** Lets friends see that the member is there, and shows who of them is, as long as the live connection stands. */
export function usePresence(userId: string | null): void {
  useEffect(() => (userId === null ? undefined : followPresence(userId)), [userId])
}

/** Whether a friend is there now. To be used by what is on the screen. */
export function useIsPresent(friendId: string): boolean {
  useEffect(() => wantPresence(friendId), [friendId])
  return useAtomPart(presentFriendsAtom, (present) => present.has(friendId))
}

function followPresence(userId: string): () => void {
  let hide: Unsubscribe | undefined
  const follow = (isLive: boolean) => {
    // A new connection knows nothing of what was joined on the one before.
    hide?.()
    hide = isLive ? showPresence(userId) : undefined
    setWatching(isLive)
  }
  const look = () => follow(store.get(liveStatusAtom) === 'live')
  look()
  const unfollow = store.sub(liveStatusAtom, look)
  return () => {
    unfollow()
    follow(false)
  }
}
