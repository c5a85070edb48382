import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { useDebouncedValue } from '#renderer/lib/timing.ts'
import { searchMembers } from './api.ts'

/** Shortest search in characters (spec §5), as counted by the server. */
const SHORTEST = 2
/** Most characters that are sent: longer than any name; the server ignores the rest. */
const LONGEST = 100
/** Milliseconds without a key press before the server is asked. */
const PAUSE = 250

/** Search term for a typed text. Never half an emoji, which the data API takes for broken JSON. */
export const wantedOf = (text: string): string =>
  Array.from(text.trim().toWellFormed()).slice(0, LONGEST).join('')

const isLongEnough = (wanted: string): boolean => [...wanted].length >= SHORTEST

/** Members whose name contains the typed text. Results of an earlier text, shown meanwhile, are `isOutdated`. */
export function useFoundMembers(text: string) {
  const { supabase } = useMember()
  const typed = wantedOf(text)
  const wanted = useDebouncedValue(typed, PAUSE)
  const isEnough = isLongEnough(typed)
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['found-members', wanted],
    queryFn: ({ signal }) => searchMembers(supabase, wanted, signal),
    enabled: isLongEnough(wanted),
    placeholderData: keepPreviousData,
  })
  const isOutdated = wanted !== typed || isPlaceholderData
  return {
    isEnough,
    members: isEnough ? data : undefined,
    isError: isError && !isFetching && !isOutdated,
    isOutdated,
    refetch,
  }
}
