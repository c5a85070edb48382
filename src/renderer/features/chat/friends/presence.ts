import { atom } from 'jotai'
import { useEffect } from 'react'
import { useAtomPart, useWindowValue } from '#renderer/lib/store.ts'
import { awayAtom } from '#renderer/server/connectivity.ts'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import type { Unsubscribe } from '#shared/bridge.ts'
import { showPresence, watchPresence } from './api.ts'
import { createFriendTopics } from '../inbox/friend-topics.ts'
import { liveStatusAtom } from '../inbox/live-messages.ts'

/** Friends who are present, among those on screen. */
const presentFriendsAtom = atom<ReadonlySet<string>>(new Set<string>())

/** Milliseconds without changes on screen before topics are joined and left: none while a list scrolls. */
const PAUSE = 400
/**
 * Most topics joined at a time, more than the rows of a tall window; a hosted project allows a hundred per connection.
 */
const MOST = 50

interface PresenceWatch {
  /** Called when a row that shows a friend's presence is mounted. @returns called when it is unmounted */
  subscribe(friendId: string): () => void
  /** Whether the live connection is up. Without it nobody's presence is known. */
  setConnected(isConnected: boolean): void
}

/** The part of a member that watches the presence of the friends on screen. */
function createPresenceWatch(member: MemberScope): PresenceWatch {
  const { store, supabase } = member
  const topics = member.part(createFriendTopics)
  /** Number of rows for each friend, the latest last. */
  const wanted = new Map<string, number>()
  const joined = new Map<string, Unsubscribe>()
  let isLive = false
  /** Set while rows come and go. */
  let timer: ReturnType<typeof setTimeout> | undefined

  const mark = (id: string, isPresent: boolean) => {
    const present = store.get(presentFriendsAtom)
    if (present.has(id) === isPresent) return
    const next = new Set(present)
    if (isPresent) next.add(id)
    else next.delete(id)
    store.set(presentFriendsAtom, next)
  }
  const leave = (id: string) => {
    joined.get(id)?.()
    joined.delete(id)
    mark(id, false)
  }
  const join = (id: string) =>
    topics.join(id, (onJoin) => watchPresence(supabase, id, (isPresent) => mark(id, isPresent), onJoin))
  const settle = () => {
    const next = new Set([...wanted.keys()].slice(-MOST))
    for (const id of joined.keys()) if (!next.has(id)) leave(id)
    for (const id of next) if (!joined.has(id)) joined.set(id, join(id))
  }
  const settleSoon = () => {
    clearTimeout(timer)
    if (isLive) timer = setTimeout(settle, PAUSE)
  }
  return {
    subscribe: (friendId) => {
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
    },
    setConnected: (isConnected) => {
      isLive = isConnected
      if (isLive) return settleSoon()
      clearTimeout(timer)
      for (const id of joined.keys()) leave(id)
    },
  }
}

/** Shows the member as present to their friends, and shows theirs, while the live connection is up. */
export function usePresence(): void {
  const member = useMember()
  useEffect(() => followPresence(member), [member])
}

/** Whether a friend is present now. For components that are on screen. */
export function useIsPresent(friendId: string): boolean {
  const watch = useMember().part(createPresenceWatch)
  useEffect(() => watch.subscribe(friendId), [watch, friendId])
  const isPresent = useAtomPart(presentFriendsAtom, (present) => present.has(friendId))
  // A broken connection may look alive for a while.
  return useWindowValue(awayAtom) !== 'server' && isPresent
}

function followPresence(member: MemberScope): () => void {
  const { id, store, supabase } = member
  const watch = member.part(createPresenceWatch)
  let hide: Unsubscribe | undefined
  const follow = (isLive: boolean) => {
    // A new connection has none of the topics of the old one.
    hide?.()
    hide = isLive ? showPresence(supabase, id) : undefined
    watch.setConnected(isLive)
  }
  const look = () => follow(store.get(liveStatusAtom) === 'live')
  look()
  const unfollow = store.sub(liveStatusAtom, look)
  return () => {
    unfollow()
    follow(false)
  }
}
