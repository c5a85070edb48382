import { useEffect, useState } from 'react'
import { store } from '#renderer/lib/store.ts'
import { doubtPart, serverReturnsAtom } from '#renderer/server/connectivity.ts'
import { whilePending } from '#renderer/server/pending-pictures.ts'
import { smallCopiesAtom, smallCopy } from './small-copies.ts'

/**
 * Pixels of the largest picture that is drawn directly: 64 MiB in memory, whatever the file size. A file of 50 kB can
 * have hundreds of millions of pixels.
 */
const MOST_AS_IT_IS = 4096 * 4096
/** Pixels of the largest picture that is drawn at all, through a smaller copy: making it takes 256 MiB. */
const MOST = 64_000_000
/** Most addresses remembered. */
const MOST_KNOWN = 2_000

/** Size in pixels. */
interface Size {
  readonly width: number
  readonly height: number
}

/** The picture has more pixels than the app draws; trying again will not help. */
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

/** Remembers that the picture at this address can be drawn directly. */
export function noteFit(address: string): void {
  if (known.size >= MOST_KNOWN) known.clear()
  known.add(address)
}

/** The address to draw a known picture by: its own, or that of its smaller copy. */
export const knownToFit = (address: string): string | undefined =>
  known.has(address) ? address : store.get(smallCopiesAtom).get(address)

/**
 * Loads a picture and returns the address to draw it by: its own, or that of a smaller copy. Decoding happens when it
 * is drawn.
 * @param signal aborted when nobody waits for it any more
 * @throws {PictureTooLarge}, and if it cannot be loaded
 */
async function fitPicture(address: string, signal?: AbortSignal): Promise<string> {
  return fitted(await load(address), address, signal)
}

/** Like `fitPicture`, as an image whose pixels may be read. Its server must allow that (CORS). */
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
  /** The address to draw it by. */
  readonly picture?: string
  readonly isTooLarge?: boolean
}

/**
 * The address to draw a picture by, once it has loaded; whether it failed for good, and whether because of its size, so
 * that trying again will not help.
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

/** Reports how a picture is drawn, until the signal; tries again after each return of the server until it loads. */
function obtain(
  address: string,
  leaving: AbortSignal,
  settle: (how: Omit<Outcome, 'address'>) => void,
): void {
  const returns = store.get(serverReturnsAtom)
  // Remembered by the caller too: the shared memory is limited and may drop it.
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
      if (isTooLarge) return
      doubtPart('files')
      onceBackSince(returns, leaving, () => obtain(address, leaving, settle))
    },
  )
}

/**
 * Calls back once the server has returned since that many returns, at once if it has, unless the signal comes first.
 */
function onceBackSince(returns: number, signal: AbortSignal, begin: () => void): void {
  if (store.get(serverReturnsAtom) !== returns) return begin()
  const stop = store.sub(serverReturnsAtom, () => {
    stop()
    begin()
  })
  signal.addEventListener('abort', stop)
}
