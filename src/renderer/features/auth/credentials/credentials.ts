import { z } from 'zod/mini'
import { copy } from '../copy.ts'

const { validation } = copy

/** Characters of a username; the server's limit. */
export const USERNAME_LIMIT = 40
/** Characters a new password needs; the server's limit. Older accounts may have shorter ones. */
const PASSWORD_MINIMUM = 8

const required = (message: string) => z.string().check(z.trim(), z.minLength(1, message))
const email = required(validation.email).check(z.regex(/^(\S+@\S+\.\S+)?$/, validation.emailShape))
/** A password is taken as typed: spaces belong to it. */
const password = z.string().check(z.minLength(1, validation.password))

/** Fields of step 1. Both modes share them, so that what was typed survives switching. */
export const loginSchema = z.object({
  username: z.string(),
  birthYear: z.string(),
  email,
  password,
  confirmation: z.string(),
})

/** Rules of spec §5 for registering. */
export const registerSchema = z
  .extend(loginSchema, {
    username: required(validation.username).check(z.maxLength(USERNAME_LIMIT, validation.usernameLength)),
    birthYear: z.string().check(z.trim(), z.regex(/^\d{4}$/, validation.birthYear)),
    password: password.check(z.minLength(PASSWORD_MINIMUM, validation.passwordLength)),
  })
  .check(
    z.refine((values) => values.password === values.confirmation, {
      path: ['confirmation'],
      message: validation.mismatch,
    }),
  )

export type Credentials = z.infer<typeof loginSchema>

/** Fields in the order in which they stand on screen. */
export const fieldOrder = ['username', 'birthYear', 'email', 'password', 'confirmation'] as const

export const noCredentials: Credentials = {
  username: '',
  birthYear: '',
  email: '',
  password: '',
  confirmation: '',
}
