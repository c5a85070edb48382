/** What a picture is cut to: a portrait, a cover of three to one, or that of an album. */
export type CropShape = 'square' | 'banner' | 'album'

interface ShapeRules {
  /** Width by height. */
  readonly aspect: number
  /** Pixels of the width that is stored at most, and below which nothing can be cut. */
  readonly largest: number
  readonly least: number
}

export const CROP_SHAPES: Readonly<Record<CropShape, ShapeRules>> = {
  square: { aspect: 1, largest: 512, least: 128 },
  banner: { aspect: 3, largest: 1536, least: 480 },
  album: { aspect: 4 / 3, largest: 1024, least: 320 },
}
