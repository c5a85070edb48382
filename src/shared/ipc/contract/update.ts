import { z } from 'zod'
import type { UpdateNews } from '../../updates.ts'
import { route } from './route.ts'

export const updateRoutes = {
  /** What there is to tell of a new version; `null` where there is none, or where it was put off. */
  'update.get_news': route<UpdateNews | null>()(z.strictObject({})),
  /** Looks for a new version and says in a dialog what comes of it; `false` where this copy looks for none. */
  'update.look_now': route<boolean>()(z.strictObject({})),
  /** Downloads the version that was found. Answers at once; how it goes comes as events. */
  'update.start_download': route<null>()(z.strictObject({})),
  /** Starts the program anew with what was downloaded. */
  'update.install_now': route<null>()(z.strictObject({})),
  /** Says no more of it as it is now: what was found is not offered again in this run, what is ready waits for the end. */
  'update.put_off': route<null>()(z.strictObject({})),
}

export interface UpdateEvents {
  'update.changed': UpdateNews | null
}
