import { z } from 'zod/mini'
import { UNREACHABLE } from '#renderer/server/errors.ts'
import type { Supabase } from '#renderer/server/supabase.ts'
import { endOtherSessions } from '#renderer/session/api.ts'
import { copy } from './copy.ts'
import { savePassword, type PasswordRefusal } from './api.ts'

/** Minimum length of a new password; the server has the same limit. Older accounts may have shorter ones. */
const MINIMUM = 8

/** Maximum length of a password, in bytes of UTF-8: the server hashes no more. */
const MAXIMUM = 72

/** A new password, kept as typed: spaces are part of it. */
export const newPassword = z.string().check(
  z.minLength(1, copy.missing),
  z.minLength(MINIMUM, copy.tooShort),
  z.refine((typed) => new TextEncoder().encode(typed).length <= MAXIMUM, copy.tooLong),
)

/** Check for forms that ask for a new password twice (spec §5). */
export const isRepeated = z.refine<{ readonly password: string; readonly confirmation: string }>(
  (values) => values.password === values.confirmation,
  { path: ['confirmation'], message: copy.mismatch },
)

/**
 * Sets a new password and ends the sessions on other devices.
 * @returns why it was refused, `null` if it was saved
 */
export async function replacePassword(supabase: Supabase, password: string): Promise<PasswordRefusal | null> {
  const refusal = await savePassword(supabase, password)
  // A hosted project has already done this.
  if (refusal === null) await endOtherSessions(supabase)
  return refusal
}

const texts: Record<PasswordRefusal, string> = { ...copy.refused, unreachable: UNREACHABLE }

/** Texts for a refused password. */
export const passwordRefusalText = (refusal: PasswordRefusal): string => texts[refusal]
