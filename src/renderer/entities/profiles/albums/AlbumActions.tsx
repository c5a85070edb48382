import DeleteOutline from '@mui/icons-material/DeleteOutlineRounded'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { ChangePicture } from '#renderer/entities/files/cropping/ChangePicture.tsx'
import { space } from '#renderer/theme/tokens.ts'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { copy } from '../copy.ts'
import type { Album, Shelf } from './album.ts'
import { useCoverAlbum } from './albums.ts'

interface AlbumActionsProps {
  readonly album: Album
  readonly shelf: Shelf
  readonly onRemove: () => void
  readonly isGoing: boolean
}

const Corner = styled('div')({ position: 'absolute', top: 6, right: 6, display: 'flex', gap: 6 })

/** As its neighbour has it. */
const look = {
  bgcolor: space.raised,
  border: `1px solid ${space.lineStrong}`,
  '&:hover': { bgcolor: space.raised },
} as const

const texts = copy.albums

/** What its owner can do with an album. */
export function AlbumActions({ album, shelf, onRemove, isGoing }: AlbumActionsProps) {
  const cover = useCoverAlbum(shelf)
  const target = {
    title: texts.cover,
    shape: 'album',
    path: `${shelf.covers}/${album.id}`,
    saved: texts.covered,
    save: (address: string) => cover(album.id, address),
  } as const
  return (
    <Corner>
      <ChangePicture label={texts.changeCover(album.title)} target={target} />
      <IconButton
        size="small"
        aria-label={texts.remove(album.title)}
        onClick={onRemove}
        {...whileBusy(isGoing)}
        sx={look}
      >
        <DeleteOutline fontSize="small" />
      </IconButton>
    </Corner>
  )
}
