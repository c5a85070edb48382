import type { Size } from '../prepare/encode-picture.ts'

/** Purpose of a picture, with its crop and its upload. */
export interface PictureTarget {
  /** Title of the dialog. */
  readonly title: string
  readonly shape: CropShape
  /** Where it is going to lie in `user-assets`, without the moment: `<userId>/avatar`, as spec §3 has it. */
  readonly path: string
  /** Message after the upload. */
  readonly saved: string
  /** Lets the row refer to it. @throws the server's error */
  readonly save: (address: string) => Promise<void>
  /** Goes back to what is drawn without a picture; none where there is no picture. */
  readonly removal?: Removal | undefined
}

interface Removal {
  readonly label: string
  /** Message after it. */
  readonly done: string
  /** Lets the row refer to none. @throws the server's error */
  readonly act: () => Promise<void>
}

/** Shape of a crop: a portrait, or a cover of three to one. */
export type CropShape = 'square' | 'banner'

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
}

/** A picture that the member has picked, to be cut. */
export interface ChosenPicture {
  readonly file: File
  readonly size: Size
}
