import { use, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { store } from '#renderer/lib/store.ts'
import { doubtPart, serverReturnsAtom } from '#renderer/server/connectivity.ts'
import { scale } from '#renderer/theme/tokens.ts'
import { drawingOf, knownToFit, noteFit, useFitPicture } from '#renderer/ui/fit-picture.ts'
import { smallCopy } from '#renderer/ui/small-copies.ts'
import { TextButton } from '#renderer/ui/TextButton.tsx'
import { useFileAddress } from './use-file-address.ts'
import { MediaFrame, MediaTile } from './MediaFrame.tsx'
import { EnlargeContext, type Media } from './media.ts'
import { copy } from '../copy.ts'
import { useSaveImage } from './use-save-image.ts'

interface MediaViewProps {
  readonly media: Media
  /** Address of the same file on this machine, shown instead of the stored one. */
  readonly local?: string | undefined
  /** Largest height in pixels. */
  readonly mostHeight?: number
  /** Largest height as a CSS length, if that is less. */
  readonly mostInWindow?: string
  /** What stands over it. */
  readonly children?: ReactNode
}

/** A picture or video with its ratio. */
export const MediaView = ({ media, local, mostHeight, mostInWindow, children }: MediaViewProps) => (
  <MediaFrame of={media} mostHeight={mostHeight} mostInWindow={mostInWindow}>
    <Shown media={media} local={local} />
    {children}
  </MediaFrame>
)

/** A picture that fills its place among others. */
export const PictureTile = ({ media }: Pick<MediaViewProps, 'media'>) => (
  <MediaTile>
    <Shown media={media} />
  </MediaTile>
)

function Shown({ media, local }: Pick<MediaViewProps, 'media' | 'local'>) {
  const stored = useFileAddress(local === undefined ? media.stored : null)
  const address = local ?? stored.address
  const { failure, onFail, retry } = useMediaFailure(media, address, stored)
  const isBroken = failure === 'broken' || (stored.isError && !address)
  const retryOnReturn = useEffectEvent(retry)
  useEffect(() => {
    if (!isBroken) return
    doubtPart('files')
    return store.sub(serverReturnsAtom, retryOnReturn)
  }, [isBroken])
  if (failure === 'too-large') return <LargeImage address={address} stored={media.stored} />
  if (isBroken) return <BrokenMedia isVideo={media.isVideo} onRetry={retry} />
  if (!address) return null
  if (media.isVideo) return <MediaVideo media={media} address={address} onBroken={() => onFail('broken')} />
  return <MediaImage media={media} address={address} onFail={onFail} />
}

/**
 * Why a picture or video is not shown at its address. A signed address may be over: it is renewed once by itself, before
 * the member is told.
 */
function useMediaFailure(
  media: Media,
  address: string | undefined,
  { isSigned, renew }: Pick<ReturnType<typeof useFileAddress>, 'isSigned' | 'renew'>,
) {
  const [broken, setBroken] = useState<string>()
  const [isLarge, setIsLarge] = useState(isTooLarge(media))
  /** The address that came of a failure: if it fails too, another one would not help. */
  const renewed = useRef<string>(undefined)
  const onFail = (failure: ImageFailure) => {
    if (failure === 'too-large') setIsLarge(true)
    else if (!isSigned || address === renewed.current) setBroken(address)
    else
      void renew().then((next) => {
        renewed.current = next
        if (next === address) setBroken(address)
      })
  }
  const retry = () => void renew().then(() => setBroken(undefined))
  const isBroken = broken !== undefined && broken === address
  return { failure: isLarge ? 'too-large' : isBroken ? 'broken' : undefined, onFail, retry } as const
}

/** The declared size is too large, so it is not even loaded. */
const isTooLarge = ({ isVideo, width, height }: Media) =>
  !isVideo && width !== null && height !== null && drawingOf({ width, height }) === 'never'

interface MediaVideoProps {
  readonly media: Media
  readonly address: string
  readonly onBroken: () => void
}

/** A video that plays on demand, one at a time. Without a still it shows its first frame. */
function MediaVideo({ media: { still, alt }, address, onBroken }: MediaVideoProps) {
  const { picture: poster } = useFitPicture(useFileAddress(still).address)
  // A renewed address must not restart the video.
  const [playing, setPlaying] = useState<string>()
  const onError = () => {
    if (playing === undefined || playing === address) onBroken()
    else setPlaying(undefined)
  }
  return (
    // eslint-disable-next-line jsx-a11y/media-has-caption -- members upload none
    <video
      src={playing ?? address}
      poster={poster}
      preload={still === null ? 'metadata' : 'none'}
      controls
      // Downloads go through the app only.
      controlsList="nodownload"
      playsInline
      aria-label={alt}
      onPlay={({ currentTarget }) => {
        setPlaying((known) => known ?? address)
        pauseOthers(currentTarget)
      }}
      onError={onError}
    />
  )
}

const Message = styled('div')(({ theme }) => ({
  minHeight: '100%',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 6,
  padding: 12,
  textAlign: 'center',
  ...scale.ui,
  color: theme.palette.text.secondary,
}))

/** Looks like the link below a folded text, since it is alone in its row. */
const Way = styled(TextButton)({ justifySelf: 'center', padding: '0 8px' })

interface BrokenMediaProps {
  readonly isVideo: boolean
  readonly onRetry: () => void
}

/** Says quietly that a picture or video cannot be shown now. */
const BrokenMedia = ({ isVideo, onRetry }: BrokenMediaProps) => (
  <Message>
    {isVideo ? copy.videoFailed : copy.imageFailed}
    <Way type="button" onClick={onRetry}>
      {copy.retry}
    </Way>
  </Message>
)

interface LargeImageProps {
  /** Current address of the file; `undefined` until it is known. */
  readonly address: string | undefined
  /** `bucket/path`. */
  readonly stored: string
}

/** Says that a picture is too large to be shown, and offers to save it. */
function LargeImage({ address, stored }: LargeImageProps) {
  const { save, isSaving } = useSaveImage()
  return (
    <Message>
      {copy.imageTooLarge}
      <Way
        type="button"
        aria-disabled={isSaving || address === undefined}
        onClick={() => address !== undefined && !isSaving && void save({ address, stored })}
      >
        {copy.lightbox.save}
      </Way>
    </Message>
  )
}

/** Why a picture is not shown: it failed to load, or has too many pixels. */
type ImageFailure = 'broken' | 'too-large'

interface MediaImageProps {
  readonly media: Media
  readonly address: string
  readonly onFail: (failure: ImageFailure) => void
}

/** A picture that is loaded near the viewport and opens in the lightbox. */
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
        // Not hidden: it keeps its accessible name.
        style={{ opacity: shown === undefined ? 0 : 1 }}
        onLoad={({ currentTarget }) => onLoad(currentTarget)}
        onError={onError}
      />
    </button>
  )
}

/** Address of a loaded picture: the file itself, or a smaller copy. Unchanged when the signed address is renewed. */
function useDrawing(address: string, onFail: (failure: ImageFailure) => void) {
  const [shown, setShown] = useState(() => knownToFit(address))
  /** An address whose picture has to be made smaller. */
  const [large, setLarge] = useState<string>()
  const failed = useEffectEvent(() => onFail('broken'))
  useEffect(() => {
    if (large === undefined) return
    const leaving = new AbortController()
    smallCopy(large, leaving.signal).then(setShown, (cause: unknown) => {
      if (leaving.signal.aborted) return
      console.warn('a large picture is not shown', cause)
      failed()
    })
    return () => leaving.abort()
  }, [large])
  const onLoad = ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) => {
    if (shown !== undefined) return
    const drawing = drawingOf({ width, height })
    if (drawing === 'never') return onFail('too-large')
    if (drawing === 'small') return setLarge(address)
    noteFit(address)
    setShown(address)
  }
  const onError = () => {
    setShown(undefined)
    setLarge(undefined)
    // Otherwise a smaller copy was removed, or there is a newer address.
    if (shown === undefined || shown === address) onFail('broken')
  }
  return { shown, source: shown ?? (large === address ? undefined : address), onLoad, onError }
}

let playing: HTMLVideoElement | undefined

/** Pauses all other videos. */
function pauseOthers(video: HTMLVideoElement): void {
  if (playing !== video) playing?.pause()
  playing = video
}
