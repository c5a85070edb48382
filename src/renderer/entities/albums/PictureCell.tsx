import DeleteOutline from '@mui/icons-material/DeleteOutlineRounded'
import EditOutlined from '@mui/icons-material/EditOutlined'
import MoreHoriz from '@mui/icons-material/MoreHorizRounded'
import Wallpaper from '@mui/icons-material/WallpaperOutlined'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { memo, useState, type RefObject } from 'react'
import { PictureTile } from '#renderer/entities/files/show/MediaView.tsx'
import type { Media } from '#renderer/entities/files/show/media.ts'
import { useFocusAfterEditing } from '#renderer/lib/focus.ts'
import { useMountedOnce } from '#renderer/lib/lazy-component.tsx'
import { ink, radius, scale, space } from '#renderer/theme/tokens.ts'
import { ActionMenu, type MenuAction } from '#renderer/ui/ActionMenu.tsx'
import type { Album, AlbumPicture, AlbumSource } from './album.ts'
import { useCoverAlbum } from './albums.ts'
import { copy } from './copy.ts'
import { DescribePicture, useDescribing } from './DescribePicture.tsx'
import { Caption, Cell, Frame, Line } from './PictureGrid.tsx'
import { useRemovePicture } from './pictures.ts'

interface PictureCellProps {
  readonly album: Album
  readonly shelf: AlbumSource
  readonly picture: AlbumPicture
  /** Its number in the album, from 1. */
  readonly place: number
  /** Width in pixels if its row is filled. */
  readonly width: number | undefined
  readonly isCover: boolean
  readonly isOwn: boolean
}

/** @param place number of the picture in the album, from 1 */
export const mediaOf = (
  { id, image_url, description, width, height }: AlbumPicture,
  place: number,
  albumTitle: string,
): Media => ({
  id,
  stored: image_url,
  still: null,
  alt: description ?? copy.pictures.alt(place, albumTitle),
  caption: description,
  isVideo: false,
  width,
  height,
})

const veil = `color-mix(in srgb, ${space.cabin} 78%, transparent)`

const Corner = styled('div')({
  position: 'absolute',
  top: 6,
  right: 6,
  // Subdued until hovered, focused or tapped.
  opacity: 0,
  'li:hover &, li:focus-within &, &:has([aria-expanded=true])': { opacity: 1 },
})

const Mark = styled('span')({
  position: 'absolute',
  left: 8,
  top: 8,
  padding: '1px 8px',
  borderRadius: radius.small,
  backgroundColor: veil,
  color: ink.primary,
  ...scale.small,
  pointerEvents: 'none',
})

const texts = copy.pictures

/**
 * A picture of an album, which opens in the lightbox; its owner describes it in place. Memoized: each step in the upload of
 * another picture renders the album, which may have a hundred.
 */
export const PictureCell = memo(function PictureCell(props: PictureCellProps) {
  const { album, shelf, picture, place, width, isCover, isOwn } = props
  const { remove, isGoing } = useRemovePicture(shelf, album.id)
  const describing = useDescribing(picture)
  const button = useFocusAfterEditing(describing.isOpen)
  return (
    <Cell ratio={picture.width / picture.height} width={width} aria-busy={isGoing}>
      <Frame>
        <PictureTile media={mediaOf(picture, place, album.title)} />
        {isOwn && isCover && <Mark>{texts.cover}</Mark>}
        {isOwn && (
          <PictureMenu
            {...props}
            onRemove={() => void remove(picture)}
            button={button}
            onDescribe={describing.start}
          />
        )}
      </Frame>
      {picture.description !== null && !describing.isOpen && (
        <Caption>
          <Line dir="auto">{picture.description}</Line>
        </Caption>
      )}
      {describing.isOpen && <DescribePicture albumId={album.id} picture={picture} describing={describing} />}
    </Cell>
  )
})

interface PictureMenuProps extends PictureCellProps {
  readonly onRemove: () => void
  readonly button: RefObject<HTMLButtonElement | null>
  readonly onDescribe: () => void
}

function PictureMenu(props: PictureMenuProps) {
  const { album, shelf, picture, place, isCover, button, onRemove, onDescribe } = props
  const setCover = useCoverAlbum(shelf)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  // Created on demand: a hundred pictures would have a hundred menus.
  const isNeeded = useMountedOnce(anchor !== null)
  const label = texts.actions(place)
  const describe: MenuAction = {
    label: picture.description === null ? texts.describe : texts.describeAnew,
    icon: <EditOutlined fontSize="small" />,
    act: onDescribe,
  }
  const cover: MenuAction = {
    label: texts.useAsCover,
    icon: <Wallpaper fontSize="small" />,
    act: () => void setCover(album.id, picture.image_url),
  }
  const remove: MenuAction = {
    label: texts.remove,
    icon: <DeleteOutline fontSize="small" />,
    isDestructive: true,
    act: onRemove,
  }
  return (
    <Corner>
      <IconButton
        ref={button}
        size="small"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ bgcolor: veil, color: ink.primary, '&:hover': { bgcolor: space.cabin } }}
      >
        <MoreHoriz fontSize="small" />
      </IconButton>
      {isNeeded && (
        <ActionMenu
          label={label}
          anchor={anchor}
          onClose={() => setAnchor(null)}
          actions={isCover ? [describe, remove] : [describe, cover, remove]}
        />
      )}
    </Corner>
  )
}
