import Collections from '@mui/icons-material/PhotoLibraryOutlined'
import { styled } from '@mui/material/styles'
import { Link, useLocation } from 'react-router-dom'
import { hueOf } from '#renderer/entities/member/draw-planet.ts'
import { publicAddress } from '#renderer/server/public-address.ts'
import { focusRing, ink, radius, scale, space } from '#renderer/theme/tokens.ts'
import { useFitPicture } from '#renderer/ui/fit-picture.ts'
import { albumPath, type Album, type AlbumSource } from './album.ts'
import { copy } from './copy.ts'

interface AlbumCardProps {
  readonly album: Album
  readonly shelf: AlbumSource
}

const Whole = styled(Link)({
  display: 'block',
  borderRadius: radius.medium,
  color: 'inherit',
  textDecoration: 'none',
  '&:focus-visible': focusRing,
  '&:hover p': { textDecoration: 'underline' },
})

const Cover = styled('div')({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  borderRadius: radius.medium,
  color: ink.secondary,
  background: 'center / cover',
  '@media (forced-colors: active)': { border: '1px solid' },
})

/** All of a long one stands on its page. */
const Title = styled('p')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  margin: '8px 0 0',
  ...scale.ui,
  fontWeight: 600,
  overflowWrap: 'anywhere',
})
const Count = styled('span')({ ...scale.small, color: ink.secondary })

/** An album as it stands among others; it opens on a page of its own. */
export function AlbumCard({ album, shelf }: AlbumCardProps) {
  const { search } = useLocation()
  const { picture } = useFitPicture(publicAddress(album.cover_image_url ?? ''))
  const ground = `color-mix(in oklab, ${hueOf(album.id)} 26%, ${space.deep})`
  return (
    <li style={{ minWidth: 0 }}>
      <Whole to={{ pathname: albumPath(shelf, album.id), search }}>
        <Cover
          aria-hidden
          style={{ backgroundColor: ground, ...(picture && { backgroundImage: `url("${picture}")` }) }}
        >
          {!picture && <Collections />}
        </Cover>
        <Title dir="auto">{album.title}</Title>
        <Count>{copy.album.count(album.pictures_count)}</Count>
      </Whole>
    </li>
  )
}
