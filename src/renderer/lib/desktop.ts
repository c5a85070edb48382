import type { DesktopBridge } from '#shared/bridge.ts'
import type { IpcErrorCode, Result } from '#shared/ipc/result.ts'

declare global {
  interface Window {
    readonly cosmia: DesktopBridge
  }
}

/** A refused or failed bridge call; `code` says why, `message` is for the log. */
class DesktopError extends Error {
  readonly code: IpcErrorCode

  constructor(code: IpcErrorCode, message: string) {
    super(message)
    this.name = 'DesktopError'
    this.code = code
  }
}

export const desktop = window.cosmia

/** The data of a bridge answer. @throws {DesktopError} when the answer is an error. */
export async function unwrap<T>(answer: Promise<Result<T>>): Promise<T> {
  const result = await answer
  if (result.ok) return result.data
  throw new DesktopError(result.error.code, result.error.message)
}
