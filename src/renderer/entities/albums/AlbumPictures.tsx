import type { CSSProperties, ReactNode } from 'react'
import { Lightbox } from '#renderer/entities/files/show/Lightbox.tsx'
import type { Media } from '#renderer/entities/files/show/media.ts'
import type { Album, AlbumPicture, AlbumSource } from './album.ts'
import { useCoverAlbum } from './albums.ts'
import { copy } from './copy.ts'
import { PictureCell, type PictureActs } from './PictureCell.tsx'
import { useJustifiedWidths } from './justified-rows.ts'
import { Grid, within } from './PictureGrid.tsx'
import { useRemovePicture, type Pictures } from './pictures.ts'

interface AlbumPicturesProps {
  readonly album: Album
  readonly shelf: AlbumSource
  readonly pictures: Pictures
  readonly isOwn: boolean
  /** Cells after the pictures. */
  readonly behind?: ReactNode
}

/** Fewer pictures than this do not fill rows: each number has a layout of its own. */
const FEW = 5

/** CSS variables for the layouts of few pictures: the ratios of the first ones, and two columns of equal height. */
const placesOf = ([first = 1, second = 1]: readonly number[]) =>
  ({
    '--first': first,
    '--second': second,
    '--halves': `minmax(0, ${first}fr) minmax(0, ${second}fr)`,
  }) as CSSProperties

/** The pictures of an album in rows; each opens in the lightbox. */
export function AlbumPictures({ album, shelf, pictures, isOwn, behind }: AlbumPicturesProps) {
  const cover = useCoverAlbum(shelf)
  const { remove, goingId } = useRemovePicture(shelf, album.id)
  const acts: PictureActs = {
    cover: (picture) => void cover(album.id, picture.image_url),
    remove: (picture) => void remove(picture),
  }
  const media = pictures.map((picture, index) => mediaOf(picture, index + 1, album))
  const ratios = pictures.map(({ width, height }) => within(width / height))
  const { fit, widths } = useJustifiedWidths(ratios)
  // Additions are part of the same rows.
  const isFew = pictures.length <= FEW && !behind
  const isJustified = widths !== null && !behind && !isFew
  return (
    <Lightbox label={album.title} rows={media} mediaOf={(each) => each}>
      <Grid
        ref={fit}
        aria-label={copy.pictures.list}
        data-justified={isJustified || undefined}
        {...(isFew && { 'data-few': pictures.length, style: placesOf(ratios) })}
      >
        {pictures.map((picture, index) => (
          <PictureCell
            key={picture.id}
            albumId={album.id}
            picture={picture}
            media={mediaOf(picture, index + 1, album)}
            place={index + 1}
            width={isJustified ? widths[index] : undefined}
            isCover={picture.image_url === album.cover_image_url}
            isGoing={picture.id === goingId}
            acts={isOwn ? acts : undefined}
          />
        ))}
        {behind}
      </Grid>
    </Lightbox>
  )
}

const mediaOf = (
  { id, image_url, description, width, height }: AlbumPicture,
  place: number,
  { title }: Album,
): Media => ({
  id,
  stored: image_url,
  still: null,
  alt: description ?? copy.pictures.alt(place, title),
  caption: description,
  isVideo: false,
  width,
  height,
})
