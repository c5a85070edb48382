import type { IpcErrorCode } from '#shared/ipc/result.ts'
import { desktop, unwrap } from '#renderer/lib/desktop.ts'
import { errorFields } from '#renderer/server/errors.ts'
import { copy } from './copy.ts'
import type { ServerForm } from './server-form.ts'

interface Refusal {
  /** Where it is mended; `root` where nobody knows. */
  readonly field: keyof ServerForm | 'root'
  readonly text: string
}

const REFUSALS: Partial<Record<IpcErrorCode, Refusal>> = {
  'app.server_unreachable': { field: 'url', text: copy.unreachable },
  'app.server_unsuitable': { field: 'url', text: copy.unsuitable },
  'app.server_key': { field: 'publishableKey', text: copy.unknownKey },
}

/** Has main ask the server and keep it. @returns why it did not, `null` when it did */
export async function connectTo(server: ServerForm): Promise<Refusal | null> {
  try {
    await unwrap(desktop.app.setServer(server))
    return null
  } catch (cause) {
    console.warn('The app was not connected', cause)
    return REFUSALS[errorFields(cause).code as IpcErrorCode] ?? { field: 'root', text: copy.failed }
  }
}
