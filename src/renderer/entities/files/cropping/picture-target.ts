import type { CropShape } from './crop-shape.ts'

/** What a picture is for, and what becomes of it. */
export interface PictureTarget {
  /** What the dialog is called. */
  readonly title: string
  readonly shape: CropShape
  /** Where it is going to lie in `user-assets`, without the moment: `<userId>/avatar`, as spec §3 has it. */
  readonly path: string
  /** What is told once it is there. */
  readonly saved: string
  /** Lets the row refer to it. @throws the server's error */
  readonly save: (address: string) => Promise<void>
}
