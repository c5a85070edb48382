import { queryOptions, useQuery } from '@tanstack/react-query'
import { useDebouncedValue } from '#renderer/lib/timing.ts'
import { entranceQueries } from '#renderer/server/cache/query-client.ts'
import type { UsernameOffer } from './api.ts'

/** Milliseconds without a key press before a name is checked. */
const PAUSE = 350

const KEY = 'username-offer'

const offerQuery = (name: string) =>
  queryOptions({
    queryKey: [KEY, name],
    // Imported with the first check: the login does not need the data client.
    queryFn: async () => (await import('./api.ts')).offerUsernames(name),
    enabled: name !== '',
    staleTime: 10_000,
    retry: false,
  })

/** The server's answer about a typed name; `undefined` until it comes, or if it fails. */
export function useUsernameOffer(typed: string): UsernameOffer | undefined {
  const name = typed.trim()
  const settled = useDebouncedValue(name, PAUSE)
  const { data } = useQuery(offerQuery(settled))
  return settled === name ? data : undefined
}

/** Call when a name may have become free. */
export const forgetUsernameOffers = (): void => entranceQueries.removeQueries({ queryKey: [KEY] })

/** Whether a name is taken. False if the server does not answer: it finally decides, adding a suffix if needed. */
export async function isUsernameTaken(typed: string): Promise<boolean> {
  try {
    return !(await entranceQueries.fetchQuery(offerQuery(typed.trim()))).is_free
  } catch (cause) {
    console.warn('Whether the name is free could not be asked', cause)
    return false
  }
}
