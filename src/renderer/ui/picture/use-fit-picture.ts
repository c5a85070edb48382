import { useEffect, useState } from 'react'
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
    const settle = (how: Omit<Outcome, 'address'>) => {
      if (!leaving.signal.aborted) setOutcome({ address, ...how })
    }
    // Noted here too: what is known of others may come between, and is forgotten some day.
    const known = knownToFit(address)
    const coming = known === undefined ? fitPicture(address, leaving.signal) : Promise.resolve(known)
    coming.then(
      (picture) => settle({ picture }),
      (cause: unknown) => {
        if (!leaving.signal.aborted) console.warn('a picture is not shown', cause)
        settle({ isTooLarge: cause instanceof PictureTooLarge })
      },
    )
    return () => leaving.abort()
  }, [address])
  const state = outcome?.address === address ? outcome : undefined
  return {
    picture: state ? state.picture : address ? knownToFit(address) : undefined,
    isRefused: state !== undefined && state.picture === undefined,
    isTooLarge: state?.isTooLarge === true,
  }
}
