import type { IpcErrorCode } from '#shared/ipc/result.ts'

/**
 * An error that the page is meant to see: the router answers with its code; every other error becomes `ipc.internal`.
 */
export class RouteError extends Error {
  readonly code: IpcErrorCode

  constructor(code: IpcErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'RouteError'
    this.code = code
  }
}
