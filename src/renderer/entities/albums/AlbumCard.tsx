import { styled } from '@mui/material/styles'
import { Link, useLocation } from 'react-router-dom'
import { MemberConstellation } from '#renderer/entities/member/MemberConstellation.tsx'
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
  aspectRatio: '4 / 3',
  overflow: 'clip',
  borderRadius: radius.medium,
  boxShadow: `inset 0 0 0 1px ${space.line}`,
  background: 'center / cover',
  // The piece of night that waits for pictures.
  '& > svg': { height: '100%', aspectRatio: 'auto' },
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
  return (
    <li style={{ minWidth: 0 }}>
      <Whole to={{ pathname: albumPath(shelf, album.id), search }}>
        <Cover aria-hidden style={picture ? { backgroundImage: `url("${picture}")` } : undefined}>
          {!picture && <MemberConstellation seed={album.id} />}
        </Cover>
        <Title dir="auto">{album.title}</Title>
        <Count>{copy.album.count(album.pictures_count)}</Count>
      </Whole>
    </li>
  )
}
