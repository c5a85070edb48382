import { useCallback, useEffect } from 'react'
import { goneOf } from '#renderer/entities/deletion/gone-rows.ts'
import { singleFlight } from '#renderer/lib/single-flight.ts'
import { useIdle } from '#renderer/lib/timing.ts'
import { failureKind } from '#renderer/server/errors.ts'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy } from '../copy.ts'
import { listLiving, type Living } from './api.ts'
import { changePosts, loadedPosts, showCounts } from './feed-cache.ts'
import { postsWithDrafts, saveTexts } from './lost-texts.ts'
import { forgetNewest } from './newest-post.ts'

interface Seen extends Living {
  /** Whether any text of the member was being written at a post that turned out to be gone. */
  readonly hadTexts: boolean
  /** Ids of the posts that are gone. */
  readonly gone: readonly string[]
}

/** Takes posts out of every list. */
export async function dropPosts({ queries }: MemberScope, ids: readonly string[]): Promise<void> {
  await changePosts(queries, (posts) => posts.filter(({ id }) => !ids.includes(id)))
  for (const id of ids) await forgetNewest(queries, id)
}

/**
 * Asks the server for the counts of posts, and which of these comments on them are left, and shows what it says: counts
 * that have changed, and no posts that are gone.
 * @throws the server's error
 */
export async function lookAtPosts(
  member: MemberScope,
  ids: readonly string[],
  comments: readonly string[] = [],
): Promise<Seen> {
  const { supabase, queries, signal } = member
  const before = loadedPosts(queries)
  const living = await listLiving(supabase, ids, comments)
  const gone = await goneOf(
    member,
    ids,
    living.counts.map(({ id }) => id),
  )
  signal.throwIfAborted()
  showCounts(queries, living.counts, before)
  const hadTexts = gone.filter((id) => saveTexts(member, id)).length > 0
  if (gone.length > 0) await dropPosts(member, gone)
  return { ...living, gone, hadTexts }
}

/** Something was to be done to a post that is gone. Its lists know already. */
export class PostGone extends Error {}

/** Looks for a post that the server refused to do something to. */
async function lookForIt(member: MemberScope, postId: string, cause: unknown): Promise<Seen | undefined> {
  if (failureKind(cause) === 'passing') return undefined
  return lookAtPosts(member, [postId]).catch((failure: unknown) => {
    console.warn('A post that could not be changed was not looked for', failure)
    return undefined
  })
}

/**
 * Tells that something could not be done to a post (spec §8), or that the post is gone, which then leaves every list.
 * @returns whether the post is gone
 */
export function useReportPostFailure(postId: string): (text: string, cause: unknown) => Promise<boolean> {
  const member = useMember()
  const toasts = useToasts('frame')
  const reportFailure = useReportFailure()
  return useCallback(
    async (text, cause) => {
      const seen = await lookForIt(member, postId, cause)
      const isGone = cause instanceof PostGone || seen?.gone.includes(postId) === true
      if (!isGone) reportFailure(text, cause)
      // Who was writing is told with the text.
      else if (seen?.hadTexts !== true) toasts.info(copy.gone.post, copy.gone.detail)
      return isGone
    },
    [member, toasts, reportFailure, postId],
  )
}

/** Most posts that one call asks for. */
const MOST = 50

async function lookAtDrafts(member: MemberScope): Promise<void> {
  const ids = postsWithDrafts(member)
  try {
    for (let first = 0; first < ids.length; first += MOST)
      await lookAtPosts(member, ids.slice(first, first + MOST))
  } catch (cause) {
    console.warn('The posts of drafts were not looked at', cause)
  }
}

/** Ends drafts at posts that went while nobody saw it: after the start, and when the window gets the focus. */
export function useDraftsOfGonePosts(): void {
  const member = useMember()
  const isIdle = useIdle()
  useEffect(() => {
    if (!isIdle) return undefined
    const look = singleFlight(() => lookAtDrafts(member))
    const onFocus = () => void look()
    onFocus()
    window.addEventListener('focus', onFocus)
    return () => window.removeEventListener('focus', onFocus)
  }, [member, isIdle])
}
