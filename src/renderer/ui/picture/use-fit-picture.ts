import { useEffect, useState } from 'react'
import { isKnownToFit, loadPicture } from './fit-picture.ts'

/** The address of somebody's picture once it may be drawn, and whether it never may. */
export function useFitPicture(address: string | null | undefined) {
  const [loaded, setLoaded] = useState<{ readonly address: string; readonly isFit: boolean }>()
  useEffect(() => {
    if (!address) return
    let isCurrent = true
    const settle = (isFit: boolean) => isCurrent && setLoaded({ address, isFit })
    // Noted here too: what is known of others may come between, and is forgotten some day.
    const coming = isKnownToFit(address) ? Promise.resolve() : loadPicture(address)
    coming.then(
      () => settle(true),
      (cause: unknown) => {
        console.warn('a picture is not shown', cause)
        settle(false)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [address])
  const state = loaded?.address === address ? loaded : undefined
  const isFit = state?.isFit ?? (!!address && isKnownToFit(address))
  return { picture: isFit ? (address ?? undefined) : undefined, isRefused: state?.isFit === false }
}
