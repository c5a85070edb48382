import type { Friend } from '#renderer/entities/friends/friend.ts'
import { friendsKey, readFriendsAnew } from '#renderer/entities/friends/friends.ts'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import type { Unsubscribe } from '#shared/bridge.ts'

/** Begins to join; `settle` is told once whether the server let the member in. @returns leaves again */
type Join = (settle: (isJoined: boolean) => void) => Unsubscribe

interface Topic {
  readonly friendId: string
  readonly join: Join
  leave?: Unsubscribe
}

/**
 * The part of a member through which topics that are shared with a friend are joined: presence, and who is writing. A join
 * that is refused holds up the whole connection for five seconds, messages and heartbeats too. So one is asked for at a
 * time, and of friends alone, by a list that is not just being read. A refusal says that the list is wrong: nothing is
 * asked for until it has been read anew, and that topic not before it is read once more.
 */
export function createFriendTopics(member: MemberScope) {
  const { queries } = member
  const waiting = new Set<Topic>()
  /** Friends of whom a topic was refused. */
  const refused = new Set<string>()
  let joining: Topic | undefined
  /** Whether the list is read anew because of a refusal. */
  let isChecking = false

  const next = () => {
    const list = queries.getQueryState<readonly Friend[]>(friendsKey)
    if (joining || isChecking || !list?.data || list.fetchStatus !== 'idle') return
    const { data } = list
    const mayJoin = ({ friendId }: Topic) => !refused.has(friendId) && data.some(({ id }) => id === friendId)
    const topic = [...waiting].find(mayJoin)
    if (!topic) return
    waiting.delete(topic)
    joining = topic
    topic.leave = topic.join((isJoined) => {
      if (joining !== topic) return
      joining = undefined
      if (isJoined) return next()
      refused.add(topic.friendId)
      waiting.add(topic)
      isChecking = true
      readFriendsAnew(member)
    })
  }
  member.onClose(
    queries.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.query.queryKey[0] !== friendsKey[0]) return
      if (event.action.type === 'success' && event.action.manual !== true) {
        if (!isChecking) refused.clear()
        isChecking = false
      }
      next()
    }),
  )
  return {
    /** Joins a topic of a friend once it is its turn. @returns leaves it, or gives up waiting */
    join: (friendId: string, join: Join): Unsubscribe => {
      const topic: Topic = { friendId, join }
      waiting.add(topic)
      next()
      return () => {
        waiting.delete(topic)
        topic.leave?.()
        if (joining !== topic) return
        joining = undefined
        next()
      }
    },
  }
}
