import { styled } from '@mui/material/styles'
import { Link, useLocation } from 'react-router-dom'
import { MemberConstellation } from '#renderer/entities/member/MemberConstellation.tsx'
import { publicAddress } from '#renderer/server/public-address.ts'
import { focusRing, ink, radius, scale, space } from '#renderer/theme/tokens.ts'
import { useFitPicture } from '#renderer/ui/fit-picture.ts'
import { albumPath, type Album, type AlbumSource } from './album.ts'
import { copy } from './copy.ts'
import { Foot } from './PictureGrid.tsx'

interface AlbumCardProps {
  readonly album: Album
  readonly shelf: AlbumSource
  /** How many of six columns it spans. */
  readonly across: number
}

const Whole = styled(Link)({
  display: 'block',
  height: '100%',
  borderRadius: radius.medium,
  color: ink.primary,
  textDecoration: 'none',
  '&:focus-visible': focusRing,
  '&:hover > div': { outlineColor: ink.muted, filter: 'brightness(1.12)' },
})

const Cover = styled('div')({
  position: 'relative',
  aspectRatio: '1',
  minHeight: '100%',
  overflow: 'clip',
  borderRadius: radius.medium,
  // Above the sky inside it, too.
  outline: `1px solid ${space.line}`,
  outlineOffset: -1,
  background: 'center / cover',
  // A piece of night in place of the missing cover, which would end nowhere.
  '&:has(> svg)': { outlineColor: space.lineStrong },
  '& > svg': { position: 'absolute', height: '100%', aspectRatio: 'auto' },
  '@media (forced-colors: active)': { border: '1px solid' },
  '@container (max-width: 419.95px)': {
    'li:is(:first-of-type, :last-of-type:nth-of-type(even)) > * > &': { aspectRatio: '16 / 9' },
  },
  '@container (min-width: 420px)': {
    'li > * > &': { aspectRatio: '4 / 3' },
    'li[data-across="3"] > * > &': { aspectRatio: '2' },
    'li[data-across="4"] > * > &': { aspectRatio: 'auto' },
    'li[data-across="6"] > * > &': { aspectRatio: '3' },
    // Two albums alone do not form rows.
    'ul[data-pair] > li > * > &': { aspectRatio: '3 / 2' },
  },
  '@container (min-width: 700px)': { 'ul[data-pair] > li > * > &': { aspectRatio: '16 / 9' } },
})

/** Long titles are cut off; the album's page shows all of it. */
const Title = styled('p')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  margin: 0,
  ...scale.ui,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  '[data-across="4"] &, [data-across="6"] &': scale.post,
})
const Count = styled('span')({ ...scale.small, color: ink.secondary })

/** An album among others; it opens on a page of its own. */
export function AlbumCard({ album, shelf, across }: AlbumCardProps) {
  const { search } = useLocation()
  const { picture } = useFitPicture(publicAddress(album.cover_image_url ?? ''))
  return (
    <li data-across={across} style={{ minWidth: 0 }}>
      <Whole to={{ pathname: albumPath(shelf, album.id), search }}>
        <Cover style={picture ? { backgroundImage: `url("${picture}")` } : undefined}>
          {!picture && <MemberConstellation seed={album.id} />}
          <Foot>
            <Title dir="auto">{album.title}</Title>
            <Count>{copy.album.count(album.pictures_count)}</Count>
          </Foot>
        </Cover>
      </Whole>
    </li>
  )
}
