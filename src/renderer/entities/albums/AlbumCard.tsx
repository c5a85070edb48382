import Collections from '@mui/icons-material/PhotoLibraryOutlined'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import DeleteOutline from '@mui/icons-material/DeleteOutlineRounded'
import IconButton from '@mui/material/IconButton'
import { ChangePicture } from '#renderer/entities/files/crop/ChangePicture.tsx'
import { hueOf } from '#renderer/entities/member/draw-planet.ts'
import { publicAddress } from '#renderer/server/public-address.ts'
import { ink, radius, scale, space } from '#renderer/theme/tokens.ts'
import { useFitPicture } from '#renderer/ui/fit-picture.ts'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import type { Album, AlbumSource } from './album.ts'
import { copy } from './copy.ts'
import { useCoverAlbum } from './albums.ts'

interface AlbumCardProps {
  readonly album: Album
  readonly isGoing: boolean
  /** Its actions. */
  readonly children: ReactNode
}

const Card = styled('li')({
  position: 'relative',
  minWidth: 0,
  border: `1px solid ${space.line}`,
  borderRadius: radius.medium,
  overflow: 'clip',
  backgroundColor: space.deep,
})

const Cover = styled('div')({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  color: ink.secondary,
  background: 'center / cover',
})

const Title = styled('p')({ margin: 0, padding: '8px 12px 10px', ...scale.ui, overflowWrap: 'anywhere' })

export function AlbumCard({ album, isGoing, children }: AlbumCardProps) {
  const { picture } = useFitPicture(publicAddress(album.cover_image_url ?? ''))
  const ground = `color-mix(in oklab, ${hueOf(album.id)} 26%, ${space.deep})`
  return (
    <Card aria-busy={isGoing}>
      <Cover
        aria-hidden
        style={{ backgroundColor: ground, ...(picture && { backgroundImage: `url("${picture}")` }) }}
      >
        {!picture && <Collections />}
      </Cover>
      <Title dir="auto">{album.title}</Title>
      {children}
    </Card>
  )
}

interface AlbumActionsProps {
  readonly album: Album
  readonly shelf: AlbumSource
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

/** Actions of its owner on an album. */
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
