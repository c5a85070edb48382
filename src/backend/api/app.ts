import type { PgliteConnection } from '@supabase/lite/pglite'
import { App, setExperimental } from '@supabase/lite'
import { authSettings } from '../auth/settings.ts'
import type { Keys } from '../data-folder/keys.ts'
import type { Mailbox } from '../mailbox/mailbox.ts'
import { answerAsPostgrest } from './data-requests.ts'

export interface AppParts {
  readonly connection: PgliteConnection
  readonly keys: Keys
  readonly mailbox: Mailbox
}

/** The library's application on top of our database and mailbox. */
export async function createLibraryApp({ connection, keys, mailbox }: AppParts): Promise<App> {
  answerAsPostgrest(connection)
  const app = new App({
    connection,
    // Hosted projects refuse what would change or remove all rows of a table.
    api: { schemas: ['public'], pg_safe_update: true },
    auth: authSettings(keys),
    storage: { enabled: true },
    studio: { enabled: false },
    options: { drivers: { email: mailbox } },
  })
  // Before `init`, or the storage schema would be missing. Files are served without the library.
  Object.assign(app, { _storageAdapter: {} })
  const initialised = app.init()
  // Only now: `init` prints a warning for each feature that is not meant for production.
  setExperimental('storage', true)
  await initialised
  return app
}
