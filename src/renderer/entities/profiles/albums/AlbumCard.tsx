import Collections from '@mui/icons-material/PhotoLibraryOutlined'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { publicAddress } from '#renderer/server/public-address.ts'
import { hueOf } from '#renderer/entities/member/avatar/draw-planet.ts'
import { ink, radius, scale, space } from '#renderer/theme/tokens.ts'
import { useFitPicture } from '#renderer/ui/fit-picture.ts'
import type { Album } from './album.ts'

interface AlbumCardProps {
  readonly album: Album
  readonly isGoing: boolean
  /** What can be done with it. */
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
