import { findFriend } from '#renderer/entities/friends/friends.ts'
import { sections } from '#renderer/entities/section/sections.ts'
import { desktop, unwrap } from '#renderer/lib/desktop.ts'
import { CHAT_PARAM } from '#renderer/lib/paths.ts'
import { announce } from '#renderer/ui/announcer/announce.ts'
import { copy } from '../copy.ts'
import { shorten, type Notice } from './notice.ts'

const tagsOf = (userId: string) => `chat:${userId}:`
const tagOf = (userId: string, friendId: string) => tagsOf(userId) + friendId

/** The friend whose notification was clicked, `null` for one of something else or one that was another member's. */
export function friendOfTag(tag: string, userId: string | null): string | null {
  if (userId === null || !tag.startsWith(tagsOf(userId))) return null
  return tag.slice(tagsOf(userId).length)
}

/**
 * Tells the member of one friend's messages by the system (design §4); a newer notice replaces the older one.
 * @param isWanted asked once the sender's name is known, which may take a call: signed out, or looked at by now
 */
export async function raiseNotice(userId: string, notice: Notice, isWanted: () => boolean): Promise<void> {
  const { friendId, count, newest } = notice
  const title = await nameOf(userId, friendId)
  if (!isWanted()) return
  announce(copy.messageFrom(title))
  await unwrap(
    desktop.notifications.show({
      tag: tagOf(userId, friendId),
      title,
      body: count > 1 ? copy.manyMessages(count) : shorten(newest.content ?? copy.file),
      route: `${sections.home.path}?${CHAT_PARAM}=${friendId}`,
      canReply: true,
    }),
  )
}

/** A notification without a name is better than none. */
async function nameOf(userId: string, friendId: string): Promise<string> {
  try {
    return (await findFriend(userId, friendId))?.username ?? copy.notificationTitle
  } catch (error) {
    console.error('the sender of a message could not be looked up', error)
    return copy.notificationTitle
  }
}

/** Takes back the notification of a conversation that has been read. */
export async function closeNotice(userId: string, friendId: string): Promise<void> {
  await unwrap(desktop.notifications.close(tagOf(userId, friendId)))
}
