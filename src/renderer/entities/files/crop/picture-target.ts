import type { Size } from '../prepare/encode-picture.ts'

/** What a picture is for, with its crop and its upload. */
export interface PictureTarget {
  /** Title of the dialog. */
  readonly title: string
  readonly shape: CropShape
  /** Path in `user-assets` without the timestamp: `<userId>/avatar`, as in spec §3. */
  readonly path: string
  /** Message after the upload. */
  readonly saved: string
  /** Stores the address in its row. @throws the server's error */
  readonly save: (address: string) => Promise<void>
  /** Returns to the generated picture; absent if there is no picture to remove. */
  readonly removal?: Removal | undefined
}

interface Removal {
  readonly label: string
  /** Message after the removal. */
  readonly done: string
  /** Clears the address in its row. @throws the server's error */
  readonly act: () => Promise<void>
}

/** Shape of a crop: a square portrait, or a cover of three to one. */
export type CropShape = 'square' | 'banner'

interface ShapeRules {
  /** Width to height. */
  readonly aspect: number
  /** Largest stored width in pixels, and smallest width of a crop. */
  readonly largest: number
  readonly least: number
}

export const CROP_SHAPES: Readonly<Record<CropShape, ShapeRules>> = {
  square: { aspect: 1, largest: 512, least: 128 },
  banner: { aspect: 3, largest: 1536, least: 480 },
}

/** A picture that the member picked for cropping. */
export interface ChosenPicture {
  readonly file: File
  readonly size: Size
}
