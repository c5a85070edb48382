import { isAuthRetryableFetchError } from '@supabase/supabase-js'

/** What a member reads when the server did not answer at all. */
export const UNREACHABLE = 'No se pudo conectar con el servidor. Revisa tu conexión e inténtalo de nuevo.'

/** Whether a failed call never got a proper answer, as opposed to a refusal by the server. */
export function isUnreachable(error: unknown): boolean {
  if (isAuthRetryableFetchError(error)) return true
  if (!(error instanceof Error)) return false
  return error instanceof TypeError || error.name === 'TimeoutError' || error.name === 'AbortError'
}
