import { z } from 'zod/mini'
import type { UpdateNews } from '../../updates.ts'
import { route } from './route.ts'

export const updateRoutes = {
  /** News about an update; `null` if there is none, or it was put off. */
  'update.get_news': route<UpdateNews | null>()(z.strictObject({})),
  /** Checks for updates and shows the result in a dialog; `false` if this copy does not update itself. */
  'update.look_now': route<boolean>()(z.strictObject({})),
  /** Downloads the version found. Answers at once; progress comes as events. */
  'update.start_download': route<null>()(z.strictObject({})),
  /** Restarts the app with the downloaded version. */
  'update.install_now': route<null>()(z.strictObject({})),
  /**
   * Stops announcing the update in its current state: a version found is not offered again in this run, a downloaded
   * one is installed on quitting.
   */
  'update.put_off': route<null>()(z.strictObject({})),
}

export interface UpdateEvents {
  'update.changed': UpdateNews | null
}
