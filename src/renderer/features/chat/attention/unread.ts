import { atom } from 'jotai'
import { useAtomPart } from '#renderer/lib/state/use-atom-part.ts'

/**
 * Messages a friend that came in during this run and were not looked at. Everything that asks or tells what is
 * unread goes through this module, so that the marks can move to the server.
 */
const unreadAtom = atom<ReadonlyMap<string, number>>(new Map())

/** The number for one friend, so that a message draws nothing anew but its own row. */
export const useUnread = (friendId: string): number =>
  useAtomPart(unreadAtom, (unread) => unread.get(friendId) ?? 0)

/** Number of conversations with something unread. */
export const unreadConversationsAtom = atom((get) => get(unreadAtom).size)

/** Counts messages of a friend that came in unseen. */
export const addUnreadAtom = atom(null, (get, set, friendId: string, count: number) => {
  const unread = get(unreadAtom)
  set(unreadAtom, new Map(unread).set(friendId, (unread.get(friendId) ?? 0) + count))
})

/** All that a friend has sent has been seen. */
export const markReadAtom = atom(null, (get, set, friendId: string) => {
  if (!get(unreadAtom).has(friendId)) return
  const rest = new Map(get(unreadAtom))
  rest.delete(friendId)
  set(unreadAtom, rest)
})

/** For the end of a session: the next member starts with nothing unread. */
export const forgetUnreadAtom = atom(null, (_get, set) => set(unreadAtom, new Map()))
