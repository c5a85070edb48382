import {
  useInfiniteQuery,
  useIsMutating,
  useMutation,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query'
import { eraseOwn, useGoneRows } from '#renderer/entities/deletion/gone-rows.ts'
import { embedsMembers, withAuthor } from '#renderer/entities/member/own-profile.ts'
import type { Cursor } from '#renderer/lib/keyset.ts'
import { changeCached } from '#renderer/server/cache/change-cached.ts'
import { loadedPage, useNextPage } from '#renderer/server/cache/query-hooks.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { useConfirm } from '#renderer/ui/confirm/confirm.ts'
import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import {
  createExperience,
  deleteExperience,
  listExperiences,
  livingExperiences,
  type ExperiencePage,
  type NewExperience,
} from './api.ts'
import { copy } from './copy.ts'
import type { Experience } from './experience.ts'

type ExperiencesData = InfiniteData<ExperiencePage, Cursor | null>

const listKey = ['experiences'] as const

embedsMembers<ExperiencesData>('experiences', (data, card) => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, experiences: withAuthor(page.experiences, card) })),
}))

/** Pages of experiences, newest first. A refetch keeps pages that still connect to the refetched ones. */
export function useExperiencePages() {
  const { supabase } = useMember()
  return useInfiniteQuery<ExperiencePage, Error, ExperiencesData, typeof listKey, Cursor | null>({
    queryKey: listKey,
    initialPageParam: null,
    queryFn: ({ pageParam, client, signal }) => {
      const known = pageParam && loadedPage(client.getQueryData<ExperiencesData>(listKey), pageParam)
      return known ?? listExperiences(supabase, pageParam, signal)
    },
    getNextPageParam: (page) => page.next,
  })
}

/** Loads the next page of experiences. */
export const useNextExperiences = (query: ReturnType<typeof useExperiencePages>) =>
  useNextPage(listKey, query)

const changePages = (queries: QueryClient, change: (page: ExperiencePage, index: number) => ExperiencePage) =>
  changeCached<ExperiencesData>(queries, listKey, (data) => ({
    ...data,
    pages: data.pages.map(change),
  }))

const createKey = ['create-experience'] as const

/** Publishes an experience, which is then first in the list. */
export function useCreateExperience() {
  const { id: ownId, supabase, queries } = useMember()
  return useMutation({
    mutationKey: createKey,
    mutationFn: (texts: Omit<NewExperience, 'user_id'>) =>
      createExperience(supabase, { ...texts, user_id: ownId }),
    onSuccess: (created) =>
      changePages(queries, (page, index) => {
        // Already in the list if an earlier attempt arrived and only its answer was lost.
        const others = page.experiences.filter(({ id }) => id !== created.id)
        return { ...page, experiences: index === 0 ? [created, ...others] : others }
      }),
  })
}

/** Whether an experience is being sent, even if its page was left. */
export const useIsCreating = (): boolean => useIsMutating({ mutationKey: createKey }) > 0

const takeOut = (queries: QueryClient, ids: readonly string[]) =>
  changePages(queries, (page) => ({
    ...page,
    experiences: page.experiences.filter(({ id }) => !ids.includes(id)),
  }))

/** Takes experiences that are gone out of the list while they are in sight. @param sight returns the ids in view */
export const useGoneExperiences = (sight: () => readonly string[]): void =>
  useGoneRows({
    sight,
    living: ({ supabase }, ids) => livingExperiences(supabase, ids),
    drop: ({ queries }, gone) => takeOut(queries, gone),
  })

/** Deletes an own experience. */
function useDeleteExperience() {
  const member = useMember()
  return useMutation({
    mutationFn: (id: string) => eraseOwn(member, () => deleteExperience(member.supabase, id)),
    onSuccess: (_data, id) => takeOut(member.queries, [id]),
  })
}

const texts = copy.remove

/** Confirms the deletion of an experience (spec §5), deletes it and reports the result (spec §8). */
export function useRemoveExperience() {
  const confirm = useConfirm()
  const toasts = useToasts()
  const reportFailure = useReportFailure()
  const { mutateAsync, isPending, variables } = useDeleteExperience()
  const remove = async ({ id, title }: Experience) => {
    const question = { title: texts.question, description: texts.quoted(title), confirmLabel: texts.confirm }
    if (!(await confirm({ ...question, destructive: true }))) return
    try {
      await mutateAsync(id)
      toasts.success(texts.done)
    } catch (cause) {
      reportFailure(texts.failed, cause)
    }
  }
  return { remove, goingId: isPending ? variables : null }
}
