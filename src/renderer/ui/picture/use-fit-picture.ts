import { useEffect, useState } from 'react'
import { store } from '#renderer/lib/state/store.ts'
import { serverReturnsAtom } from '#renderer/server/connectivity.ts'
import { fitPicture, knownToFit, PictureTooLarge } from './fit-picture.ts'

interface Outcome {
  readonly address: string
  /** By which it is drawn. */
  readonly picture?: string
  readonly isTooLarge?: boolean
}

/**
 * The address by which somebody's picture is drawn, once it may be; whether it never may, and whether that is because of
 * its size, so that no other attempt will help.
 */
export function useFitPicture(address: string | null | undefined) {
  const [outcome, setOutcome] = useState<Outcome>()
  useEffect(() => {
    if (!address) return
    const leaving = new AbortController()
    obtain(address, leaving.signal, (how) => setOutcome({ address, ...how }))
    return () => leaving.abort()
  }, [address])
  const state = outcome?.address === address ? outcome : undefined
  return {
    picture: state ? state.picture : address ? knownToFit(address) : undefined,
    isRefused: state !== undefined && state.picture === undefined,
    isTooLarge: state?.isTooLarge === true,
  }
}

/** Tells how a picture is drawn, until the signal: anew after each return of the server for as long as it does not come. */
function obtain(
  address: string,
  leaving: AbortSignal,
  settle: (how: Omit<Outcome, 'address'>) => void,
): void {
  const returns = store.get(serverReturnsAtom)
  // Noted by the caller too: what is known of others may come between, and is forgotten some day.
  const known = knownToFit(address)
  const coming = known === undefined ? fitPicture(address, leaving) : Promise.resolve(known)
  coming.then(
    (picture) => {
      if (!leaving.aborted) settle({ picture })
    },
    (cause: unknown) => {
      if (leaving.aborted) return
      console.warn('a picture is not shown', cause)
      const isTooLarge = cause instanceof PictureTooLarge
      settle({ isTooLarge })
      if (!isTooLarge) onceBackSince(returns, leaving, () => obtain(address, leaving, settle))
    },
  )
}

/** Calls once the server has come back after so many returns, at once if it has, unless the signal comes first. */
function onceBackSince(returns: number, signal: AbortSignal, begin: () => void): void {
  if (store.get(serverReturnsAtom) !== returns) return begin()
  const stop = store.sub(serverReturnsAtom, () => {
    stop()
    begin()
  })
  signal.addEventListener('abort', stop)
}
