import { AsyncLocalStorage } from 'node:async_hooks'
import { z } from 'zod'

const databaseError = z.object({
  code: z.string(),
  message: z.string(),
  detail: z.string().optional(),
  hint: z.string().optional(),
})

type DatabaseError = z.infer<typeof databaseError>

const current = new AsyncLocalStorage<{ error: DatabaseError | null }>()

/** Remembers the last database error of the current request; the library drops the code of most errors. */
export function noticeError(cause: unknown): void {
  const request = current.getStore()
  const error = databaseError.safeParse(cause)
  if (request && error.success) request.error = error.data
}

/** Serves a request. @returns the answer, and the last database error during it, if any */
export async function noticingErrors<T>(serve: () => Promise<T>): Promise<[T, DatabaseError | null]> {
  const request: { error: DatabaseError | null } = { error: null }
  const served = await current.run(request, serve)
  return [served, request.error]
}
