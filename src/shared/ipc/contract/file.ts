import { z } from 'zod'
import type { OpenedFile } from '../../bridge.ts'
import { boundedBytes, boundedText } from './fields.ts'
import { route } from './route.ts'

const SAVE_BYTES = 64 * 1024 * 1024
const NAME_BYTES = 255

export const fileRoutes = {
  /** Opens the native dialog. `null` when cancelled; errors `file.unsupported`, `file.too_large`, `file.unreadable`. */
  'file.open_dialog': route<OpenedFile | null>()(
    z.strictObject({ kind: z.enum(['post-media', 'chat-file', 'blog-cover', 'blog-content', 'image']) }),
  ),
  /** Asks where to save up to 64 MiB and writes them. `false` when cancelled; error `file.unwritable`. */
  'file.save_dialog': route<boolean>()(
    z.strictObject({
      suggestedName: boundedText(NAME_BYTES).min(1),
      bytes: boundedBytes(SAVE_BYTES),
    }),
    SAVE_BYTES + 1024,
  ),
}
