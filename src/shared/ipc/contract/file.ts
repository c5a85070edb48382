import { z } from 'zod'
import type { ChosenPlace, OpenedFile, OpenedFiles } from '../../bridge.ts'
import { boundedBytes, boundedText } from './fields.ts'
import { route } from './route.ts'

export interface FileEvents {
  /** By the menu of the right mouse button; `null` where that failed. */
  'file.picture_saved': { readonly place: ChosenPlace | null }
}

const SAVE_BYTES = 64 * 1024 * 1024
const PART_BYTES = 4 * 1024 * 1024
const NAME_BYTES = 255

const suggestedName = boundedText(NAME_BYTES).min(1)
const token = z.uuid()
const kind = z.enum(['post-media', 'chat-file', 'blog-cover', 'blog-content', 'image'])

export const fileRoutes = {
  /** Opens the native dialog. `null` when cancelled; errors `file.unsupported`, `file.too_large`, `file.unreadable`. */
  'file.open_dialog': route<OpenedFile | null>()(z.strictObject({ kind })),
  /** The same for several at once; what cannot be taken is told beside the others. */
  'file.open_several': route<OpenedFiles>()(z.strictObject({ kind })),
  /** Asks where to save up to 64 MiB and writes them. `null` when cancelled; error `file.unwritable`. */
  'file.save_dialog': route<ChosenPlace | null>()(
    z.strictObject({ suggestedName, bytes: boundedBytes(SAVE_BYTES) }),
    SAVE_BYTES + 1024,
  ),
  /** Asks where to save what is still to be read. `null` when cancelled. */
  'file.place_dialog': route<ChosenPlace | null>()(z.strictObject({ suggestedName })),
  /** Adds up to 4 MiB to what goes to the chosen place. Errors `file.disk_full` and `file.unwritable`: nothing is left. */
  'file.write_part': route<null>()(
    z.strictObject({ token, bytes: boundedBytes(PART_BYTES) }),
    PART_BYTES + 1024,
  ),
  /** Puts what was written in its place, whole. Errors as `file.write_part`. */
  'file.finish_parts': route<null>()(z.strictObject({ token })),
  /** Removes what was written; the place stays chosen. */
  'file.discard_parts': route<null>()(z.strictObject({ token })),
  /** Shows what was saved in the system's file manager. Error `file.unreadable` when it is there no more. */
  'file.show_in_folder': route<null>()(z.strictObject({ token })),
}
