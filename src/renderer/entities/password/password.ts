import { z } from 'zod/mini'
import { UNREACHABLE } from '#renderer/server/errors.ts'
import type { Supabase } from '#renderer/server/supabase.ts'
import { endOtherSessions } from '#renderer/session/api.ts'
import { copy } from './copy.ts'
import { savePassword, type PasswordRefusal } from './api.ts'

/** Characters a new password needs; the server's limit. Older accounts may have shorter ones. */
const MINIMUM = 8

/** A new password, taken as typed: spaces belong to it. */
export const newPassword = z.string().check(z.minLength(1, copy.missing), z.minLength(MINIMUM, copy.tooShort))

/** To be checked of a form with a new password and the same once more (spec §5). */
export const isRepeated = z.refine<{ readonly password: string; readonly confirmation: string }>(
  (values) => values.password === values.confirmation,
  { path: ['confirmation'], message: copy.mismatch },
)

/**
 * Gives the signed-in member a new password and ends the sessions of their other devices.
 * @returns why it was not taken, `null` once it is saved
 */
export async function replacePassword(supabase: Supabase, password: string): Promise<PasswordRefusal | null> {
  const refusal = await savePassword(supabase, password)
  // A hosted project has done so by itself.
  if (refusal === null) await endOtherSessions(supabase)
  return refusal
}

const texts: Record<PasswordRefusal, string> = { ...copy.refused, unreachable: UNREACHABLE }

/** Texts of a refused new password. */
export const passwordRefusalText = (refusal: PasswordRefusal): string => texts[refusal]
