import { z } from 'zod/mini'
import { isRepeated, newPassword } from '#renderer/entities/password/password.ts'
import { copy } from '../copy.ts'

/** The password that is, and the one that is to be. */
export const changedPassword = z
  .object({
    current: z.string().check(z.minLength(1, copy.changePassword.currentMissing)),
    password: newPassword,
    confirmation: z.string(),
  })
  .check(isRepeated)

export type ChangedPassword = z.infer<typeof changedPassword>
