import { use, useEffect, useState } from 'react'
import { drawingOf, knownToFit, noteFit } from '#renderer/ui/fit-picture.ts'
import { smallCopy } from '#renderer/ui/small-copies.ts'
import { copy } from './copy.ts'
import { EnlargeContext } from './enlarge.ts'
import type { Media } from './media.ts'

/** Why a picture is not seen: it did not come, or has more pixels than this program draws. */
export type ImageFailure = 'broken' | 'too-large'

interface MediaImageProps {
  readonly media: Media
  readonly address: string
  readonly onFail: (failure: ImageFailure) => void
}

/** Loaded when it comes near the window; opens large. */
export function MediaImage({ media: { id, alt }, address, onFail }: MediaImageProps) {
  const enlarge = use(EnlargeContext)
  const { shown, source, onLoad, onError } = useDrawing(address, onFail)
  return (
    <button type="button" title={copy.enlarge} aria-haspopup="dialog" onClick={() => enlarge(id)}>
      <img
        src={source}
        alt={alt}
        loading="lazy"
        decoding="async"
        draggable={false}
        // Not hidden: what is not seen still has its name.
        style={{ opacity: shown === undefined ? 0 : 1 }}
        onLoad={({ currentTarget }) => onLoad(currentTarget)}
        onError={onError}
      />
    </button>
  )
}

/** What is drawn of a picture that the page loads: it as it is, or a smaller copy. It stays when its address is renewed. */
function useDrawing(address: string, onFail: (failure: ImageFailure) => void) {
  const [shown, setShown] = useState(() => knownToFit(address))
  const [large, setLarge] = useState<string>()
  useEffect(() => {
    if (large === undefined) return
    const leaving = new AbortController()
    smallCopy(large, leaving.signal).then(setShown, (cause: unknown) => {
      if (leaving.signal.aborted) return
      console.warn('a large picture is not shown', cause)
      onFail('broken')
    })
    return () => leaving.abort()
  }, [large, onFail])
  const onLoad = ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) => {
    if (shown !== undefined) return
    const drawing = drawingOf({ width, height })
    if (drawing === 'never') return onFail('too-large')
    if (drawing === 'small') return setLarge(address)
    noteFit(address)
    setShown(address)
  }
  const onError = () => {
    if (shown === undefined || shown === address) return onFail('broken')
    // What it was drawn from is there no longer.
    setShown(undefined)
    setLarge(undefined)
  }
  return { shown, source: shown ?? (large === undefined ? address : undefined), onLoad, onError }
}
