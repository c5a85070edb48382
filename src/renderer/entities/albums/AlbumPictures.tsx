import type { CSSProperties, ReactNode } from 'react'
import { Lightbox } from '#renderer/entities/files/show/Lightbox.tsx'
import type { Album, AlbumSource } from './album.ts'
import { copy } from './copy.ts'
import { mediaOf, PictureCell } from './PictureCell.tsx'
import { useJustifiedWidths } from './justified-rows.ts'
import { Grid, within } from './PictureGrid.tsx'
import type { Pictures } from './pictures.ts'

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
  const media = pictures.map((picture, index) => mediaOf(picture, index + 1, album.title))
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
            album={album}
            shelf={shelf}
            picture={picture}
            place={index + 1}
            width={isJustified ? widths[index] : undefined}
            isCover={picture.image_url === album.cover_image_url}
            isOwn={isOwn}
          />
        ))}
        {behind}
      </Grid>
    </Lightbox>
  )
}
