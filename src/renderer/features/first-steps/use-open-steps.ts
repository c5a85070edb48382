import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { z } from 'zod/mini'
import { useFriends } from '#renderer/entities/friends/friends.ts'
import { pictureOf } from '#renderer/entities/member/avatar-address.ts'
import { useOwnProfile } from '#renderer/entities/member/own-profile.ts'
import { memberMap, useStored } from '#renderer/session/member-storage.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { hasPosts, recentAuthors } from './api.ts'

const STEPS = ['photo', 'friend', 'post'] as const

export type Step = (typeof STEPS)[number]

/** Whether the member has taken or dismissed all steps, under ''; stored, so they never come back. */
const stepsOver = memberMap('first-steps-over', z.boolean())

/** @returns whether the steps are over, and a function that ends them */
export function useStepsOver() {
  const over = useMember().part(stepsOver)
  const isOver = useStored(stepsOver, '') ?? false
  return { isOver, end: () => over.set('', true) }
}

/** Key of all queries for the steps. */
const stepsKey = ['first-steps'] as const

/** Steps that the member has not taken; `undefined` until that is known. */
export function useOpenSteps(): readonly Step[] | undefined {
  const { id, supabase } = useMember()
  const { data: profile } = useOwnProfile()
  const { data: friends } = useFriends()
  const { data: hasWritten } = useQuery({
    queryKey: [...stepsKey, 'has-posts'],
    queryFn: () => hasPosts(supabase, id),
  })
  useAfterEveryAct()
  if (!profile || !friends || hasWritten === undefined) return undefined
  const taken = {
    photo: pictureOf(profile.avatar_url) !== null,
    friend: friends.length > 0,
    post: hasWritten,
  }
  return STEPS.filter((step) => !taken[step])
}

/** Members whom a new member may like to meet. */
export function useRecentAuthors() {
  const { supabase } = useMember()
  return useQuery({ queryKey: [...stepsKey, 'authors'], queryFn: () => recentAuthors(supabase) })
}

/** Invalidates the steps after every successful mutation, which may have been one of them. */
function useAfterEveryAct(): void {
  const { queries } = useMember()
  useEffect(
    () =>
      queries.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success')
          void queries.invalidateQueries({ queryKey: stepsKey })
      }),
    [queries],
  )
}
