import { atom } from 'jotai'
import { compareNewestFirst, type Cursor } from '#renderer/lib/cursor.ts'
import { store } from '#renderer/lib/state/store.ts'
import { friendOf, later, type ChatMessage } from './message.ts'

const talksAtom = atom<ReadonlyMap<string, Cursor>>(new Map<string, Cursor>())

const keyOf = (userId: string, friendId: string) => `${userId}/${friendId}`

/** Notes when a member has talked with whom, by messages that became known. */
export function noteTalks(userId: string, messages: readonly ChatMessage[]): void {
  const talks = new Map(store.get(talksAtom))
  for (const message of messages) {
    const key = keyOf(userId, friendOf(message, userId))
    const { id, created_at } = later(talks.get(key), message) ?? message
    talks.set(key, { id, created_at })
  }
  store.set(talksAtom, talks)
}

/**
 * Gives the friends of a member with those first whom they talked with last, as far as this window has learned since
 * its start; the others stay in their order.
 */
export const byLatestTalkAtom = atom((get) => {
  const talks = get(talksAtom)
  return <Friend extends { readonly id: string }>(userId: string, friends: readonly Friend[]): Friend[] => {
    const talked = friends.flatMap((friend) => {
      const talk = talks.get(keyOf(userId, friend.id))
      return talk ? [{ friend, talk }] : []
    })
    const latest = new Set(
      talked.sort((one, other) => compareNewestFirst(one.talk, other.talk)).map(({ friend }) => friend),
    )
    return [...latest, ...friends.filter((friend) => !latest.has(friend))]
  }
})
