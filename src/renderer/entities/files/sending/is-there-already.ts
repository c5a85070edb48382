import { errorFields } from '#renderer/server/errors.ts'

/** Whether the storage refuses a file because there is one under its path. */
export function isThereAlready(error: unknown): boolean {
  const { statusCode, status, message } = errorFields(error)
  if (String(statusCode) === '409' || status === 409) return true
  return typeof message === 'string' && /already exists/i.test(message)
}
