/** Most characters of a title; the server's limit. */
export const TITLE_LIMIT = 100
/** Most pictures of an album, and most characters of what is said of one; the server's limits. */
export const ALBUM_LIMIT = 100
export const DESCRIPTION_LIMIT = 300

/** A row of `portfolio_items` or of `pet_albums` (spec §3). */
export interface Album {
  readonly id: string
  readonly title: string
  /** The first picture, as long as its owner chooses no other: the server sees to that. */
  readonly cover_image_url: string | null
  readonly pictures_count: number
  readonly created_at: string
}

export const ALBUM_COLUMNS = 'id,title,cover_image_url,pictures_count,created_at'

/** A row of `album_pictures`. */
export interface AlbumPicture {
  readonly id: string
  /** `bucket/path`. */
  readonly image_url: string
  readonly description: string | null
  /** In pixels. */
  readonly width: number
  readonly height: number
}

/** Where albums stand: the portfolio of a member, or the page of a pet. */
export interface AlbumSource {
  /** Its key in the cache. */
  readonly key: readonly string[]
  /** Column by which pictures refer to an album of this kind. */
  readonly parent: 'portfolio_item_id' | 'pet_album_id'
  /** Folder for the pictures, under the owner's. */
  readonly folder: string
  /** Address of the page that they stand on. */
  readonly page: string
  /** Newest first. */
  readonly list: () => Promise<readonly Album[]>
  /** @param id made by the client, at random: sent again with the same one, the album is there once */
  readonly create: (id: string, title: string) => Promise<void>
  /** Gives an album another cover, by its address. */
  readonly cover: (id: string, address: string) => Promise<Album>
  readonly remove: (id: string) => Promise<void>
}

/** Address of an album's own page. */
export const albumPath = ({ page }: Pick<AlbumSource, 'page'>, id: string): string => `${page}/albums/${id}`
