/** Most characters of a title; the server has the same limit. */
export const TITLE_LIMIT = 100
/** Most pictures in an album, and most characters of a description; the server has the same limits. */
export const ALBUM_LIMIT = 100
export const DESCRIPTION_LIMIT = 300

/** A row of `portfolio_items` or of `pet_albums` (spec §3). */
export interface Album {
  readonly id: string
  readonly title: string
  /** The first picture unless the owner chooses another; set by the server. */
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

/** Where albums belong: the portfolio of a member, or the profile of a pet. */
export interface AlbumSource {
  /** Part of its query keys. */
  readonly key: readonly string[]
  /** Column by which pictures refer to an album of this kind. */
  readonly parent: 'portfolio_item_id' | 'pet_album_id'
  /** Folder for the pictures, inside the owner's. */
  readonly folder: string
  /** Path of the page that lists the albums. */
  readonly page: string
  /** Newest first. */
  readonly list: () => Promise<readonly Album[]>
  /** @param id made by the client (`newId`), so that repeated attempts create one album */
  readonly create: (id: string, title: string) => Promise<void>
  /** Sets the cover of an album. */
  readonly cover: (id: string, address: string) => Promise<Album>
  readonly remove: (id: string) => Promise<void>
}

/** Those with pictures first, which show something; both in the order given. */
export const filledFirst = (albums: readonly Album[]): readonly Album[] =>
  albums.toSorted((one, other) => Number(other.pictures_count > 0) - Number(one.pictures_count > 0))

/** Path of an album's page. */
export const albumPath = ({ page }: Pick<AlbumSource, 'page'>, id: string): string => `${page}/albums/${id}`
