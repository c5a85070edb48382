import { queryOptions, useQuery } from '@tanstack/react-query'
import { useDebouncedValue } from '#renderer/lib/timing.ts'
import { entranceQueries } from '#renderer/server/cache/query-client.ts'
import type { UsernameOffer } from './api.ts'

/** Milliseconds without a key pressed before a name is asked for. */
const PAUSE = 350

const KEY = 'username-offer'

const offerQuery = (name: string) =>
  queryOptions({
    queryKey: [KEY, name],
    // The client for data is loaded with the first name only: who logs in needs none.
    queryFn: async () => (await import('./api.ts')).offerUsernames(name),
    enabled: name !== '',
    staleTime: 10_000,
    retry: false,
  })

/** Answer of the server about a typed name; `undefined` until it came, and where none comes. */
export function useUsernameOffer(typed: string): UsernameOffer | undefined {
  const name = typed.trim()
  const settled = useDebouncedValue(name, PAUSE)
  const { data } = useQuery(offerQuery(settled))
  return settled === name ? data : undefined
}

/** To be called when a name may have become free. */
export const forgetUsernameOffers = (): void => entranceQueries.removeQueries({ queryKey: [KEY] })

/** Whether somebody else has a name. Not where the server does not answer: it decides at last, with a suffix. */
export async function isUsernameTaken(typed: string): Promise<boolean> {
  try {
    return !(await entranceQueries.fetchQuery(offerQuery(typed.trim()))).is_free
  } catch (cause) {
    console.warn('Whether the name is free could not be asked', cause)
    return false
  }
}
