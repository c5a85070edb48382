import { UNREACHABLE } from '#renderer/server/errors.ts'
import { copy as authCopy } from '../copy.ts'
import type { VerifyOutcome } from './api/verify-code.ts'
import { copy } from './copy.ts'

/** What stands beside the field of a code that was not taken; `null` for one that was. */
export function refusalText(outcome: VerifyOutcome): string | null {
  switch (outcome) {
    case 'confirmed':
      return null
    case 'wrong':
      return copy.wrong
    case 'limited':
      return authCopy.tooManyTries
    case 'unreachable':
      return UNREACHABLE
    case 'failed':
      return copy.unchecked
  }
}
