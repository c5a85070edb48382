/** Most characters of a title; the server's limit. */
export const TITLE_LIMIT = 100

/** A row of `portfolio_items` (spec §3). */
export interface Album {
  readonly id: string
  readonly title: string
  readonly cover_image_url: string | null
}

export const ALBUM_COLUMNS = 'id,title,cover_image_url'
