import { z } from 'zod/mini'
import type { ChosenPlace, OpenedFile, OpenedFiles } from '../../bridge.ts'
import { boundedBytes, boundedText } from './fields.ts'
import { route } from './route.ts'

export interface FileEvents {
  /** Saved from the context menu; `null` if that failed. */
  'file.picture_saved': { readonly place: ChosenPlace | null }
}

const SAVE_BYTES = 64 * 1024 * 1024
const PART_BYTES = 4 * 1024 * 1024
const NAME_BYTES = 255

const suggestedName = boundedText(NAME_BYTES).check(z.minLength(1))
const token = z.uuid()
const kind = z.enum(['post-media', 'chat-file', 'blog-cover', 'blog-content', 'image'])

export const fileRoutes = {
  /** Opens the native dialog. `null` if cancelled; errors `file.unsupported`, `file.too_large`, `file.unreadable`. */
  'file.open_dialog': route<OpenedFile | null>()(z.strictObject({ kind })),
  /** The same for several files; refused ones are reported beside the others. */
  'file.open_several': route<OpenedFiles>()(z.strictObject({ kind })),
  /** Asks where to save up to 64 MiB and writes them. `null` if cancelled; error `file.unwritable`. */
  'file.save_dialog': route<ChosenPlace | null>()(
    z.strictObject({ suggestedName, bytes: boundedBytes(SAVE_BYTES) }),
    SAVE_BYTES + 1024,
  ),
  /** Asks where to save a file that is written in parts. `null` if cancelled. */
  'file.place_dialog': route<ChosenPlace | null>()(z.strictObject({ suggestedName })),
  /**
   * Appends up to 4 MiB to the file at the chosen place. After the errors `file.disk_full` and `file.unwritable`
   * nothing is left.
   */
  'file.write_part': route<null>()(
    z.strictObject({ token, bytes: boundedBytes(PART_BYTES) }),
    PART_BYTES + 1024,
  ),
  /** Moves the complete file to its place. Errors like `file.write_part`. */
  'file.finish_parts': route<null>()(z.strictObject({ token })),
  /** Removes the written parts; the place stays chosen. */
  'file.discard_parts': route<null>()(z.strictObject({ token })),
  /** Shows a saved file in the file manager. Error `file.unreadable` if it no longer exists. */
  'file.show_in_folder': route<null>()(z.strictObject({ token })),
}
