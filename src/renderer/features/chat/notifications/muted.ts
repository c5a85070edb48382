import { useAtomValue } from 'jotai'
import { z } from 'zod/mini'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import { createStoredMap } from '#renderer/session/member-storage.ts'
import { closeNotice } from './notifications.ts'

/** On this machine, as 'No molestar': who works in silence here may want to be told at home. */
const muted = createStoredMap('muted/', z.literal(true))

const keyOf = (userId: string, friendId: string) => `${userId}/${friendId}`

/** Whether a member wants to be told nothing of what a friend writes. It counts as unread all the same. */
export const isMuted = (userId: string, friendId: string): boolean =>
  muted.get(keyOf(userId, friendId)) === true

/** The same of who is signed in, followed. */
export const useMuted = (friendId: string): boolean =>
  muted.useValue(keyOf(useAtomValue(currentUserIdAtom) ?? '', friendId)) === true

/** Takes back what stands there of a friend who is muted now. */
export function setMuted(userId: string, friendId: string, isOn: boolean): void {
  muted.set(keyOf(userId, friendId), isOn || undefined)
  if (!isOn) return
  closeNotice(userId, friendId).catch((error: unknown) =>
    console.error('a notification could not be closed', error),
  )
}
