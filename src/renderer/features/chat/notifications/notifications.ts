import type { MemberScope } from '#renderer/session/member-scope.ts'
import { findFriend } from '#renderer/entities/friends/friends.ts'
import { sections } from '#renderer/entities/section/sections.ts'
import { desktop, unwrap } from '#renderer/lib/desktop.ts'
import { compareOldestFirst, type Cursor } from '#renderer/lib/keyset.ts'
import { CHAT_PARAM } from '#renderer/lib/paths.ts'
import { announce } from '#renderer/ui/announce.ts'
import type { ShowNotification } from '#shared/bridge.ts'
import { copy } from '../copy.ts'
import { isDeleted } from '../messages/conversation-cache.ts'
import { summaryOf } from '../messages/conversation-summary.ts'
import { excerptOf } from '../messages/message-file.ts'
import { later, type ChatMessage } from '../messages/message.ts'
import { readSummaries } from '../messages/summaries-cache.ts'
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
const pendingOf = () => new Map<string, MessageNotification>()

/** Least milliseconds between two notifications of one friend: each makes a sound. */
const PAUSE = 500

/** What a friend's notification says, and since when. */
interface Shown {
  /** How many messages it was shown for. */
  readonly count: number
  /** How many it names; `null` where it has the text of the newest. */
  readonly named: number | null
  readonly newest: Cursor
  readonly at: number
}
const shownOf = () => new Map<string, Shown>()

/** Milliseconds until a friend's next notification may be shown. */
const pauseLeft = (member: MemberScope, friendId: string): number =>
  Math.max(
    0,
    (member.part(shownOf).get(friendId)?.at ?? Number.NEGATIVE_INFINITY) + PAUSE - performance.now(),
  )

/** Adds up messages with those of a pending notification, or of one replaced before anybody could read it. */
function together(member: MemberScope, notification: MessageNotification): MessageNotification {
  const { friendId, count, newest } = notification
  const justShown = pauseLeft(member, friendId) > 0 ? member.part(shownOf).get(friendId) : undefined
  const pending = member.part(pendingOf).get(friendId)
  const before = (pending ?? justShown)?.count ?? 0
  return { friendId, count: count + before, newest: later(newest, pending?.newest) ?? newest }
}

/** The words of a notification; `named` is the number in them. */
interface Words {
  readonly body: string
  readonly named: number | null
}

/** What is unread in a conversation; `null` if nothing is, or nothing is known of it. */
function unreadWords(member: MemberScope, friendId: string): Words | null {
  const summary = summaryOf(readSummaries(member), friendId)
  if (!summary || summary.unread === 0 || isDeleted(member, summary.latest.id)) return null
  const { unread, latest } = summary
  if (unread > 1) return { body: copy.manyMessages(unread), named: unread }
  const isTheirs = latest.sender_id === friendId
  return { body: isTheirs ? shorten(excerptOf(latest)) : copy.notificationTitle, named: null }
}

/** What is new: a single message by its text, several by how many are unread. */
function newWords(member: MemberScope, { friendId, count, newest }: MessageNotification): Words | null {
  const isGone = isDeleted(member, newest.id)
  if (count === 1 && !isGone) return { body: shorten(excerptOf(newest)), named: null }
  const unread = unreadWords(member, friendId)
  return unread ?? (isGone ? null : { body: copy.manyMessages(count), named: count })
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
  const { friendId } = notification
  const told = together(member, notification)
  const pending = member.part(pendingOf)
  pending.set(friendId, told)
  const sender = await senderOf(member, friendId)
  const pause = pauseLeft(member, friendId)
  if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
  if (pending.get(friendId) !== told) return
  pending.delete(friendId)
  const words = newWords(member, told)
  if (!words) return updateNotice(member, friendId)
  if (!isWanted()) return
  const { named } = words
  member.part(shownOf).set(friendId, { ...told, named, at: performance.now() })
  announce(copy.messageFrom(sender.title))
  await unwrap(desktop.notifications.show(noticeOf(member, friendId, sender, words)))
}

/**
 * Has the notification of a friend say what is true of their messages now, if it does not: some were taken back, or read
 * elsewhere. One that the member has closed stays closed.
 */
export async function updateNotice(member: MemberScope, friendId: string): Promise<void> {
  const shown = member.part(shownOf).get(friendId)
  const summary = summaryOf(readSummaries(member), friendId)
  // One that is about to come replaces it.
  if (!shown || !summary || member.part(pendingOf).has(friendId)) return
  const isGone = isDeleted(member, shown.newest.id) || compareOldestFirst(summary.latest, shown.newest) < 0
  const isTrue = shown.named === null ? !isGone : shown.named === summary.unread
  if (isTrue) return
  const words = unreadWords(member, friendId)
  if (!words) return closeNotice(member, friendId)
  const said = { ...shown, named: words.named, newest: summary.latest }
  member.part(shownOf).set(friendId, said)
  const sender = await senderOf(member, friendId)
  if (member.part(shownOf).get(friendId) !== said) return
  await tell(desktop.notifications.update(noticeOf(member, friendId, sender, words)))
}

const tell = (call: ReturnType<typeof desktop.notifications.close>): Promise<unknown> =>
  unwrap(call).catch((error: unknown) => console.error('a notification could not be changed', error))

function noticeOf(
  member: MemberScope,
  friendId: string,
  { title, picture }: Awaited<ReturnType<typeof senderOf>>,
  { body }: Words,
): ShowNotification {
  return {
    tag: tagOf(member.id, friendId),
    title,
    body,
    route: `${sections.home.path}?${CHAT_PARAM}=${friendId}`,
    canReply: true,
    ...(picture && { picture }),
  }
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
  member.part(pendingOf).delete(friendId)
  member.part(shownOf).delete(friendId)
  await tell(desktop.notifications.close(tagOf(member.id, friendId)))
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
