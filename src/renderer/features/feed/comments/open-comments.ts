import { useEffect, useEffectEvent } from 'react'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { lookAtPosts } from '../posts/gone.ts'
import { commentsKey, commentsOf, countOf, dropComments, type CommentsData } from './comments-cache.ts'

/** An open list of comments. */
interface OpenList {
  /** Ids of the comments in view. */
  readonly sight: () => readonly string[]
  /** The count of the server by which the list was last read anew: it is not read for it again. */
  renewedFor?: number | undefined
}

/** The part of a member with the open lists of comments, by post. */
const openLists = () => new Map<string, OpenList>()

const loadedComments = ({ queries }: MemberScope, postId: string) =>
  queries.getQueryData<CommentsData>(commentsKey(postId))

/**
 * Looks at posts and at the comments in view of theirs: what is gone leaves the lists. A list of which the server counts
 * another number is read anew.
 * @throws the server's error
 */
export async function lookAt(member: MemberScope, postIds: readonly string[]): Promise<void> {
  const lists = member.part(openLists)
  const asked = new Map(postIds.map((id) => [id, lists.get(id)?.sight() ?? []]))
  const { counts, comments } = await lookAtPosts(member, postIds, [...asked.values()].flat())
  for (const { id, comments_count } of counts) {
    await dropMissing(member, id, asked.get(id) ?? [], comments)
    const [list, data] = [lists.get(id), loadedComments(member, id)]
    if (list && data) await settle(member, id, list, { known: countOf(data), counted: comments_count })
  }
}

interface Numbers {
  readonly known: number
  readonly counted: number
}

/** Reads a list anew whose number is not the server's; once for each number, should they never agree. */
async function settle(
  member: MemberScope,
  postId: string,
  list: OpenList,
  { known, counted }: Numbers,
): Promise<void> {
  if (known !== counted && list.renewedFor !== counted) await renewComments(member, postId)
  list.renewedFor = known === counted ? undefined : counted
}

async function dropMissing(
  { queries, signal }: MemberScope,
  postId: string,
  asked: readonly string[],
  living: readonly string[],
): Promise<void> {
  const gone = asked.filter((id) => !living.includes(id))
  if (gone.length > 0 && !signal.aborted) await dropComments(queries, postId, gone)
}

/** Most ids in one address. */
const MOST = 100

/** Takes all comments out of a list that are gone, and reads its last page anew. @throws the server's error */
async function renewComments(member: MemberScope, postId: string): Promise<void> {
  const data = loadedComments(member, postId)
  const ids = data ? commentsOf(data).map(({ id }) => id) : []
  for (let first = 0; first < ids.length; first += MOST) {
    const asked = ids.slice(first, first + MOST)
    const { comments, counts } = await lookAtPosts(member, [postId], asked)
    // The post is gone, or the session may not read.
    if (counts.length === 0) return
    await dropMissing(member, postId, asked, comments)
  }
  const queryKey = commentsKey(postId)
  await member.queries.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false })
}

/** Looks at a post whose comments have just been opened, and at all comments that are loaded from earlier. */
async function lookAtOpened(member: MemberScope, postId: string): Promise<void> {
  const wasLoaded = loadedComments(member, postId) !== undefined
  try {
    await lookAtPosts(member, [postId])
    if (wasLoaded) await renewComments(member, postId)
  } catch (cause) {
    console.warn('Comments that were opened were not looked at', cause)
  }
}

/** Brings the comments of a post up to date whenever they are opened. */
export function useOpenedComments(postId: string, isOpen: boolean): void {
  const member = useMember()
  useEffect(() => {
    if (isOpen) void lookAtOpened(member, postId)
  }, [member, postId, isOpen])
}

/** Tells which comments of a post are in view while they are open, for the looks at the post. @param sight returns their ids */
export function useCommentsInSight(postId: string, isOpen: boolean, sight: () => readonly string[]): void {
  const member = useMember()
  const inSight = useEffectEvent(sight)
  useEffect(() => {
    if (!isOpen) return undefined
    const lists = member.part(openLists)
    const list: OpenList = { sight: () => inSight() }
    lists.set(postId, list)
    return () => {
      // The same post may have been opened elsewhere since.
      if (lists.get(postId) === list) lists.delete(postId)
    }
  }, [member, postId, isOpen])
}
