import { UNREACHABLE } from '#renderer/server/errors.ts'
import type { PasswordRefusal } from './api/save-password.ts'
import { copy } from './copy.ts'

const texts: Record<PasswordRefusal, string> = { ...copy.refused, unreachable: UNREACHABLE }

/** What a member reads when a new password was not taken. */
export const passwordRefusalText = (refusal: PasswordRefusal): string => texts[refusal]
