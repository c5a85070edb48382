/** What a member reads when the server did not answer at all. */
export const UNREACHABLE = 'No se pudo conectar con el servidor. Revisa tu conexión e inténtalo de nuevo.'

/** Names of the errors of `fetch`, and of what supabase-js makes of them. */
const SILENCE = new Set(['AuthRetryableFetchError', 'TypeError', 'TimeoutError', 'AbortError'])

/** Whether a failed call never got a proper answer, as opposed to a refusal by the server. */
export const isUnreachable = (error: unknown): boolean => error instanceof Error && SILENCE.has(error.name)
