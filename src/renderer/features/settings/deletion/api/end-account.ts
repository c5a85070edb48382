import { errorFields } from '#renderer/server/errors.ts'
import type { OwnServer } from './own-server.ts'

/** Milliseconds: a little more than the ten minutes that the server gives itself. */
const PATIENCE = 11 * 60_000

/**
 * Ends the member's account, with everything of theirs. One that has gone before, its answer lost on the way, is gone.
 * @throws the server's error
 */
export async function endAccount({ data }: OwnServer): Promise<void> {
  try {
    await data.rpc('delete_account').abortSignal(AbortSignal.timeout(PATIENCE)).throwOnError()
  } catch (cause) {
    if (!isGone(cause)) throw cause
  }
}

/** What `delete_account` says to a token that has outlived its account. */
function isGone(cause: unknown): boolean {
  const { code, message } = errorFields(cause)
  return code === '42501' && message === 'Not signed in'
}
