import type { MemberScope } from '#renderer/session/member-scope.ts'
import { findFriend } from '#renderer/entities/friends/friends.ts'
import { sections } from '#renderer/entities/section/sections.ts'
import { desktop, unwrap } from '#renderer/lib/desktop.ts'
import { CHAT_PARAM } from '#renderer/lib/paths.ts'
import { announce } from '#renderer/ui/announce.ts'
import { copy } from '../copy.ts'
import { excerptOf } from '../messages/message-file.ts'
import type { ChatMessage } from '../messages/message.ts'
import { isLookedAt, type Attention } from './attention.ts'

const tagsOf = (userId: string) => `chat:${userId}:`
const tagOf = (userId: string, friendId: string) => tagsOf(userId) + friendId

/** The friend of a clicked notification; `null` for other notifications, or those of another member. */
export function friendOfTag(tag: string, userId: string): string | null {
  if (!tag.startsWith(tagsOf(userId))) return null
  return tag.slice(tagsOf(userId).length)
}

/**
 * The part of a member with the latest content of each friend's notification, which may change while its picture is
 * drawn.
 */
const newestOf = () => new Map<string, MessageNotification>()

/** Least milliseconds between two notifications of one friend: each makes a sound. */
const PAUSE = 500

/** A shown notification: how many messages it counts, and since when. */
interface Shown {
  readonly count: number
  readonly at: number
}
const shownOf = () => new Map<string, Shown>()

/** Milliseconds until a friend's next notification may be shown. */
const pauseLeft = (member: MemberScope, tag: string): number =>
  Math.max(0, (member.part(shownOf).get(tag)?.at ?? Number.NEGATIVE_INFINITY) + PAUSE - performance.now())

/** Adds up messages with those of a pending notification, or of one replaced before anybody could read it. */
function together(member: MemberScope, tag: string, notification: MessageNotification): MessageNotification {
  const justShown = pauseLeft(member, tag) > 0 ? member.part(shownOf).get(tag) : undefined
  const before = member.part(newestOf).get(tag) ?? justShown
  return { ...notification, count: notification.count + (before?.count ?? 0) }
}

/**
 * Shows a system notification for messages of one friend (design §4). It replaces an earlier one and counts both if
 * they are within half a second.
 * @param isWanted asked once the sender's name is known, which may take a call: the member may have signed out or
 * looked meanwhile
 */
export async function raiseNotification(
  member: MemberScope,
  notification: MessageNotification,
  isWanted: () => boolean,
): Promise<void> {
  const { friendId, newest: message } = notification
  const tag = tagOf(member.id, friendId)
  const told = together(member, tag, notification)
  const newest = member.part(newestOf)
  newest.set(tag, told)
  const { title, picture } = await senderOf(member, friendId)
  const pause = pauseLeft(member, tag)
  if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
  if (newest.get(tag) !== told) return
  newest.delete(tag)
  if (!isWanted()) return
  member.part(shownOf).set(tag, { count: told.count, at: performance.now() })
  announce(copy.messageFrom(title))
  await unwrap(
    desktop.notifications.show({
      tag,
      title,
      body: told.count > 1 ? copy.manyMessages(told.count) : shorten(excerptOf(message)),
      route: `${sections.home.path}?${CHAT_PARAM}=${friendId}`,
      canReply: true,
      ...(picture && { picture }),
    }),
  )
}

/** A notification without a name or picture is better than none. */
async function senderOf(member: MemberScope, friendId: string) {
  try {
    const friend = await findFriend(member, friendId)
    if (!friend) return { title: copy.notificationTitle, picture: null }
    const { avatarPng } = await import('#renderer/entities/member/avatar-png.ts')
    const { username: title, avatar_url } = friend
    return { title, picture: await avatarPng(title, avatar_url) }
  } catch (error) {
    console.error('the sender of a message could not be looked up', error)
    return { title: copy.notificationTitle, picture: null }
  }
}

/** Closes the notification of a conversation that was read, even if its picture is still being drawn. */
export async function closeNotice(member: MemberScope, friendId: string): Promise<void> {
  const tag = tagOf(member.id, friendId)
  member.part(newestOf).delete(tag)
  member.part(shownOf).delete(tag)
  await unwrap(desktop.notifications.close(tag))
}

/** Characters of a message in a notification. */
const BODY_LENGTH = 120

/** A notification to show for one friend's messages. */
interface MessageNotification {
  readonly friendId: string
  readonly count: number
  readonly newest: ChatMessage
}

/** At most one notification per friend; none for a viewed conversation or for the member's own messages. */
export function notificationsFor(
  messages: readonly ChatMessage[],
  userId: string,
  attention: Attention,
): readonly MessageNotification[] {
  const incoming = messages.filter(
    ({ sender_id }) => sender_id !== userId && !isLookedAt(sender_id, attention),
  )
  return [...Map.groupBy(incoming, ({ sender_id }) => sender_id)].flatMap(([friendId, group]) => {
    const newest = group.at(-1)
    return newest ? [{ friendId, count: group.length, newest }] : []
  })
}

/** A text on one line, cut at a whole character with an ellipsis. */
export function shorten(text: string): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()]
  return characters.length <= BODY_LENGTH
    ? characters.join('')
    : `${characters
        .slice(0, BODY_LENGTH - 1)
        .join('')
        .trimEnd()}…`
}
