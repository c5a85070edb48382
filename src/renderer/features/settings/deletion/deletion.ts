import { errorFields, failureKind, isRateLimited, isUnreachable } from '#renderer/server/errors.ts'
import { endAccount, removeOwnFiles, type OwnServer } from './api.ts'
import { copy } from './copy.ts'

export type Step = keyof typeof copy.steps

/** Why an account was not deleted, for the member. */
export class DeletionFailure extends Error {
  override readonly name = 'DeletionFailure'

  /** Whether the password must be entered again. */
  get isExpired(): boolean {
    return String(errorFields(this.cause).code).startsWith('PGRST3') || isStale(this.cause)
  }
}

/** Error of `delete_account` for a session older than 15 minutes. */
function isStale(cause: unknown): boolean {
  const { code, message } = errorFields(cause)
  return code === '42501' && message === 'This needs a fresh sign-in'
}

/** The deletion of one account, which can be continued after a failure. */
export interface Deletion {
  /** The password that confirmed it. */
  readonly password: string
  /** @throws {DeletionFailure} */
  readonly run: (onStep: (step: Step) => void) => Promise<void>
}

/** SQLSTATE of a statement that its limit of time ended: nothing of it has happened. */
const ENDED = '57014'

function textOfRefusal(cause: unknown): string {
  if (isStale(cause)) return copy.failed.stale
  const isUndone =
    failureKind(cause) !== 'passing' || isRateLimited(cause) || errorFields(cause).code === ENDED
  return isUndone ? copy.failed.stays : copy.failed.unknown
}

export function deletionOf(server: OwnServer, password: string): Deletion {
  let removed = 0
  const failing = async (act: Promise<void>, textOf: (cause: unknown) => readonly string[]) => {
    try {
      await act
    } catch (cause) {
      throw new DeletionFailure(textOf(cause).join(' '), { cause })
    }
  }
  const removeFiles = () =>
    failing(
      removeOwnFiles(server, (count) => {
        removed += count
      }),
      (cause) => [
        ...(removed > 0 ? [copy.failed.someFilesGone] : []),
        ...(isUnreachable(cause) ? [copy.failed.cut] : []),
        copy.failed.stays,
      ],
    )
  const end = () =>
    failing(endAccount(server), (cause) => [
      ...(removed > 0 ? [copy.failed.filesGone] : []),
      textOfRefusal(cause),
    ])
  return {
    password,
    run: async (onStep) => {
      onStep('files')
      await removeFiles()
      onStep('account')
      await end()
    },
  }
}
