import { z } from 'zod/mini'
import { copy } from './copy.ts'

/** Characters a new password needs; the server's limit. Older accounts may have shorter ones. */
const MINIMUM = 8

/** A new password, taken as typed: spaces belong to it. */
export const newPassword = z.string().check(z.minLength(1, copy.missing), z.minLength(MINIMUM, copy.tooShort))

/** To be checked of a form with a new password and the same once more (spec §5). */
export const isRepeated = z.refine<{ readonly password: string; readonly confirmation: string }>(
  (values) => values.password === values.confirmation,
  { path: ['confirmation'], message: copy.mismatch },
)
