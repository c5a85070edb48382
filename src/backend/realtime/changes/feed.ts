import type { PgliteConnection } from '@supabase/lite/pglite'
import { logFailure } from '../../cli/log.ts'
import { parseChange, type Change } from './change.ts'
import { changeChannel, feedSchema } from './feed-schema.ts'

/**
 * Announces the changes of the published tables from now on, in the order of their commits.
 * @returns a function that ends it
 */
export async function followChanges(
  connection: PgliteConnection,
  onChange: (change: Change) => void,
): Promise<() => Promise<void>> {
  await connection.driver.exec(feedSchema)
  return connection.driver.listen(changeChannel, (notification) => {
    try {
      onChange(parseChange(notification))
    } catch (cause) {
      logFailure('A change could not be read', cause)
    }
  })
}
