import DeleteOutline from '@mui/icons-material/DeleteOutlineRounded'
import Collections from '@mui/icons-material/PhotoLibraryOutlined'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { publicAddress } from '#renderer/server/public-address.ts'
import { hueOf } from '#renderer/entities/member/avatar/draw-planet.ts'
import { ink, radius, scale, space } from '#renderer/theme/tokens.ts'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { copy } from '../copy.ts'
import type { Album } from './album.ts'

interface AlbumCardProps {
  readonly album: Album
  /** `null` where the reader may not. */
  readonly onRemove: ((album: Album) => void) | null
  readonly isGoing: boolean
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

export function AlbumCard({ album, onRemove, isGoing }: AlbumCardProps) {
  const address = publicAddress(album.cover_image_url ?? '')
  const ground = `color-mix(in oklab, ${hueOf(album.id)} 26%, ${space.deep})`
  return (
    <Card aria-busy={isGoing}>
      <Cover
        aria-hidden
        style={{ backgroundColor: ground, ...(address && { backgroundImage: `url("${address}")` }) }}
      >
        {!address && <Collections />}
      </Cover>
      <Title dir="auto">{album.title}</Title>
      {onRemove && (
        <IconButton
          size="small"
          aria-label={copy.albums.remove(album.title)}
          onClick={() => onRemove(album)}
          {...whileBusy(isGoing)}
          sx={{
            position: 'absolute',
            top: 6,
            right: 6,
            bgcolor: space.raised,
            '&:hover': { bgcolor: space.raised },
          }}
        >
          <DeleteOutline fontSize="small" />
        </IconButton>
      )}
    </Card>
  )
}
