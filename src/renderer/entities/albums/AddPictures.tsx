import AddPhoto from '@mui/icons-material/AddPhotoAlternateOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { pastedFiles, useDropZone } from '#renderer/entities/files/pick/drop-and-paste.ts'
import { DropHint } from '#renderer/entities/files/pick/DropHint.tsx'
import { usePickFiles } from '#renderer/entities/files/pick/use-pick-files.ts'
import { useFocusFallback } from '#renderer/lib/focus.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { ink, radius, space } from '#renderer/theme/tokens.ts'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { AdditionCell } from './AdditionCell.tsx'
import { additionJob, additionsOf, addToAlbum, stopAddition, useAdditions } from './additions.ts'
import { ALBUM_LIMIT, type Album, type AlbumSource } from './album.ts'
import { AlbumPictures } from './AlbumPictures.tsx'
import { copy } from './copy.ts'
import { knownPictures, type Pictures } from './pictures.ts'

interface AddPicturesProps {
  readonly album: Album
  readonly shelf: AlbumSource
  readonly pictures: Pictures
  /** Element above the pictures where the 'add' button is rendered. */
  readonly acts: HTMLElement | null
}

const Empty = styled('div')({
  border: `1.5px dashed ${space.lineField}`,
  borderRadius: radius.medium,
  color: ink.secondary,
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  padding: 'clamp(28px, 7vh, 72px) 20px',
  textAlign: 'center',
})

const texts = copy.pictures

/** An own album, to which pictures can be added: by the system's dialog, dropped or pasted anywhere on the page. */
export function AddPictures({ album, shelf, pictures, acts }: AddPicturesProps) {
  const { additions, retry, stop, choose, take, isBusy } = useAddPictures(shelf, album.id)
  const { isOver, zone } = useDropZone((files) => void take(files))
  usePaste((files) => void take(files))
  const onTheirWay = additions.filter(({ id }) => !pictures.some((picture) => picture.id === id))
  const place = useRef<HTMLDivElement>(null)
  const adding = useRef<HTMLButtonElement>(null)
  const heir = useFocusFallback(() => adding.current)
  const isFull = pictures.length + onTheirWay.length >= ALBUM_LIMIT
  useSight(place, onTheirWay.length)
  const isEmpty = pictures.length === 0 && onTheirWay.length === 0
  const add = (
    <Button
      ref={adding}
      variant="outlined"
      startIcon={<AddPhoto />}
      onClick={() => void choose()}
      {...whileBusy(isBusy)}
    >
      {isBusy ? texts.preparing : texts.add}
    </Button>
  )
  return (
    <div ref={place} {...zone} {...heir}>
      {isOver && <DropHint text={texts.drop} />}
      {acts && !isEmpty && !isFull && createPortal(add, acts)}
      {isEmpty ? (
        <NoPictures isBusy={isBusy} onChoose={() => void choose()} />
      ) : (
        <AlbumPictures
          album={album}
          shelf={shelf}
          pictures={pictures}
          isOwn
          behind={
            onTheirWay.length > 0 &&
            onTheirWay.map((addition) => (
              <AdditionCell
                key={addition.id}
                addition={addition}
                onRetry={() => retry(addition.id)}
                onStop={() => stop(addition.id)}
              />
            ))
          }
        />
      )}
    </div>
  )
}

interface NoPicturesProps {
  readonly isBusy: boolean
  readonly onChoose: () => void
}

const NoPictures = ({ isBusy, onChoose }: NoPicturesProps) => (
  <Empty>
    <Typography variant="h3" component="h2" sx={{ color: 'text.primary' }}>
      {texts.noneOwn}
    </Typography>
    <Typography variant="body2">{texts.bring}</Typography>
    <Button
      variant="contained"
      startIcon={<AddPhoto />}
      onClick={onChoose}
      sx={{ mt: 1 }}
      {...whileBusy(isBusy)}
    >
      {isBusy ? texts.preparing : texts.add}
    </Button>
  </Empty>
)

/** Scrolls new pictures into view, however many come before them. */
function useSight(place: RefObject<HTMLElement | null>, onTheirWay: number): void {
  const before = useRef(onTheirWay)
  useEffect(() => {
    const isMore = onTheirWay > before.current
    before.current = onTheirWay
    if (isMore) place.current?.querySelector('[data-coming]')?.scrollIntoView({ block: 'nearest' })
  }, [place, onTheirWay])
}

/** The pictures being added to an own album, and the ways to add more. */
function useAddPictures(shelf: AlbumSource, albumId: string) {
  const member = useMember()
  const additions = useAdditions(albumId)
  const roomLeft = () =>
    Math.max(
      0,
      ALBUM_LIMIT - (knownPictures(member, albumId)?.length ?? 0) - additionsOf(member, albumId).length,
    )
  const { choose, take, isBusy } = usePickFiles(
    'image',
    (file) => addToAlbum(member, shelf, albumId, file),
    roomLeft,
    texts.tooMany,
  )
  const retry = (id: string) => void member.part(additionJob.queue).run(id)
  const stop = (id: string) => stopAddition(member, id)
  return { additions, choose, take, isBusy, retry, stop }
}

/** Takes whatever is pasted on the page, unless a field handles it. */
function usePaste(take: (files: readonly File[]) => void): void {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const files = event.defaultPrevented ? [] : pastedFiles(event)
    if (files.length > 0) take(files)
  })
  useEffect(() => {
    const listener = (event: ClipboardEvent) => onPaste(event)
    document.addEventListener('paste', listener)
    return () => document.removeEventListener('paste', listener)
  }, [])
}
