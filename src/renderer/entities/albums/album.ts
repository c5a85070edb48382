/** Most characters of a title; the server's limit. */
export const TITLE_LIMIT = 100

/** A row of `portfolio_items` or of `pet_albums` (spec §3). */
export interface Album {
  readonly id: string
  readonly title: string
  readonly cover_image_url: string | null
}

export const ALBUM_COLUMNS = 'id,title,cover_image_url'

/** Where albums stand: the portfolio of a member, or the page of a pet. */
export interface AlbumSource {
  /** Its key in the cache. */
  readonly key: readonly string[]
  /** Folder for the covers, under the owner's. */
  readonly covers: string
  /** Newest first. */
  readonly list: () => Promise<readonly Album[]>
  /** @param id made by the client, at random: sent again with the same one, the album is there once */
  readonly create: (id: string, title: string) => Promise<void>
  /** Gives an album another cover, by its address. */
  readonly cover: (id: string, address: string) => Promise<Album>
  readonly remove: (id: string) => Promise<void>
}
