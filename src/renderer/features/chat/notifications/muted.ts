import { z } from 'zod/mini'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import { memberMap, useStored } from '#renderer/session/member-storage.ts'
import { closeNotice } from './notifications.ts'

/** Per machine, like 'No molestar': a friend muted at work may be welcome at home. */
const muted = memberMap('muted', z.literal(true))

/** Whether a friend's messages cause no notifications. They still count as unread. */
export const isMuted = (member: MemberScope, friendId: string): boolean =>
  member.part(muted).get(friendId) === true

/** `isMuted` as a hook. */
export const useMuted = (friendId: string): boolean => useStored(muted, friendId) === true

/** Mutes or unmutes a friend; muting also closes their notification. */
export function setMuted(member: MemberScope, friendId: string, isOn: boolean): void {
  member.part(muted).set(friendId, isOn || undefined)
  if (isOn) void closeNotice(member, friendId)
}
