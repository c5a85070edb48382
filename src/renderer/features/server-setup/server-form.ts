import { z } from 'zod/mini'
import { desktop, unwrap } from '#renderer/lib/desktop.ts'
import { errorFields } from '#renderer/server/errors.ts'
import { copy as uiCopy } from '#renderer/ui/copy.ts'
import type { IpcErrorCode } from '#shared/ipc/result.ts'
import {
  addressProblem,
  keyProblem,
  withoutFinalSlash,
  type ServerProblem,
} from '#shared/server-connection.ts'
import { copy } from './copy.ts'

/** A text field validated by the rules of server connections. */
const judged = (text: z.ZodMiniType<string, string>, problemOf: (value: string) => ServerProblem | null) =>
  text.check(({ value, issues }) => {
    const problem = problemOf(value)
    if (problem) issues.push({ code: 'custom', input: value, message: copy.problems[problem] })
  })

const trimmed = z.string().check(z.trim())
const address = trimmed.check(z.overwrite(withoutFinalSlash))

/** Values of the first-run screen (design §3). */
export const serverForm = z.object({
  url: judged(address, addressProblem),
  publishableKey: judged(trimmed, keyProblem),
})

export type ServerForm = z.infer<typeof serverForm>

interface Refusal {
  /** The field to correct; `root` if unknown. */
  readonly field: keyof ServerForm | 'root'
  readonly text: string
}

const certificateRefusals = Object.entries(uiCopy.certificate).map(
  ([fault, { short, more }]) =>
    [`app.certificate_${fault}`, { field: 'url', text: `${short} ${more}` }] as const,
)

const REFUSALS: Partial<Record<IpcErrorCode, Refusal>> = {
  'app.server_unreachable': { field: 'url', text: copy.unreachable },
  'app.server_unsuitable': { field: 'url', text: copy.unsuitable },
  'app.server_key': { field: 'publishableKey', text: copy.unknownKey },
  ...Object.fromEntries(certificateRefusals),
}

/** Lets main check and store the server. @returns why it was refused, `null` if it was stored */
export async function connectTo(server: ServerForm): Promise<Refusal | null> {
  try {
    await unwrap(desktop.app.setServer(server))
    return null
  } catch (cause) {
    console.warn('The app was not connected', cause)
    return REFUSALS[errorFields(cause).code as IpcErrorCode] ?? { field: 'root', text: copy.failed }
  }
}
