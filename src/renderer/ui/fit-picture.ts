import { useEffect, useState } from 'react'
import { store } from '#renderer/lib/store.ts'
import { serverReturnsAtom } from '#renderer/server/connectivity.ts'
import { whilePending } from '#renderer/server/pending-pictures.ts'
import { smallCopiesAtom, smallCopy } from './small-copies.ts'

/** Pixels of the largest picture that is drawn as it is: 64 MiB, whatever its file has. One of 50 kB can have hundreds of millions. */
const MOST_AS_IT_IS = 4096 * 4096
/** Pixels of the largest that is drawn at all, from a smaller copy: 256 MiB for as long as that is made. */
const MOST = 64_000_000
/** Addresses remembered. */
const MOST_KNOWN = 2_000

/** In pixels. */
interface Size {
  readonly width: number
  readonly height: number
}

/** A picture that has more pixels than this program draws. No other attempt will change that. */
class PictureTooLarge extends Error {
  constructor({ width, height }: Size) {
    super(`too large to be drawn: ${width} × ${height}`)
  }
}

/** How a picture of this size is drawn. */
export function drawingOf({ width, height }: Size): 'as-it-is' | 'small' | 'never' {
  const pixels = width * height
  if (pixels <= MOST_AS_IT_IS) return 'as-it-is'
  return pixels <= MOST ? 'small' : 'never'
}

const known = new Set<string>()

/** From now on the picture of this address is known to be one that is drawn as it is. */
export function noteFit(address: string): void {
  if (known.size >= MOST_KNOWN) known.clear()
  known.add(address)
}

/** The address by which a picture is drawn that has come before, its own or that of a smaller copy. */
export const knownToFit = (address: string): string | undefined =>
  known.has(address) ? address : store.get(smallCopiesAtom).get(address)

/**
 * The address by which a picture may be drawn once it has come: its own, or that of a smaller copy. Its pixels are made
 * when it is drawn, not before.
 * @param signal aborted once nobody waits for it any more
 * @throws {PictureTooLarge}, and where none comes
 */
async function fitPicture(address: string, signal?: AbortSignal): Promise<string> {
  return fitted(await load(address), address, signal)
}

/** As `fitPicture`, as an image whose pixels may be read. That takes the leave of the server it comes from. */
export async function loadPicture(address: string): Promise<HTMLImageElement> {
  const image = await load(address, 'anonymous')
  const shown = await fitted(image, address)
  return shown === address ? image : load(shown)
}

async function load(address: string, crossOrigin: 'anonymous' | null = null): Promise<HTMLImageElement> {
  const image = new Image()
  image.crossOrigin = crossOrigin
  const coming = new Promise((resolve, reject) => {
    image.onload = resolve
    image.onerror = () => reject(new Error('The picture does not come'))
    image.src = address
  })
  await whilePending(image, coming)
  return image
}

async function fitted(image: HTMLImageElement, address: string, signal?: AbortSignal): Promise<string> {
  const size = { width: image.naturalWidth, height: image.naturalHeight }
  const drawing = drawingOf(size)
  if (drawing === 'never') throw new PictureTooLarge(size)
  if (drawing === 'small') return smallCopy(address, signal)
  noteFit(address)
  return address
}

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
