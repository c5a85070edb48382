import type { CertificateFault } from '../questions.ts'

/** Answer of every bridge call. Electron keeps only the message of a rejection, so errors are sent as data. */
export type Result<T> =
  { readonly ok: true; readonly data: T } | { readonly ok: false; readonly error: IpcError }

interface IpcError {
  readonly code: IpcErrorCode
  /** In English, for the log; members see the renderer's text for the code. */
  readonly message: string
}

export type IpcErrorCode =
  | 'ipc.untrusted_sender'
  | 'ipc.unknown_route'
  | 'ipc.invalid_request'
  | 'ipc.too_large'
  | 'ipc.internal'
  | 'app.server_configured'
  | 'app.server_unreachable'
  | 'app.server_unsuitable'
  | 'app.server_key'
  | `app.certificate_${CertificateFault}`
  | 'file.unsupported'
  | 'file.too_large'
  | 'file.unreadable'
  | 'file.unwritable'
  | 'file.disk_full'

export const success = <T>(data: T): Result<T> => ({ ok: true, data })

export const failure = (code: IpcErrorCode, message: string): Result<never> => ({
  ok: false,
  error: { code, message },
})
