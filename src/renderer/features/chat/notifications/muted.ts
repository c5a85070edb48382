import type { MemberScope } from '#renderer/session/member-scope.ts'
import { z } from 'zod/mini'
import { memberMap, useStored } from '#renderer/session/member-storage.ts'
import { closeNotice } from './notifications.ts'

/** On this machine, as 'No molestar': who works in silence here may want to be told at home. */
const muted = memberMap('muted', z.literal(true))

/** Whether a member wants to be told nothing of what a friend writes. It counts as unread all the same. */
export const isMuted = (member: MemberScope, friendId: string): boolean =>
  member.part(muted).get(friendId) === true

/** The same, followed. */
export const useMuted = (friendId: string): boolean => useStored(muted, friendId) === true

/** Takes back what stands there of a friend who is muted now. */
export function setMuted(member: MemberScope, friendId: string, isOn: boolean): void {
  member.part(muted).set(friendId, isOn || undefined)
  if (!isOn) return
  closeNotice(member, friendId).catch((error: unknown) =>
    console.error('a notification could not be closed', error),
  )
}
