import { z } from 'zod'
import { copy } from '../copy.ts'

const { validation } = copy

/** Characters of a username; the server's limit. */
export const USERNAME_LIMIT = 40
/** Characters a new password needs; the server's limit. Older accounts may have shorter ones. */
const PASSWORD_MINIMUM = 8

const required = (message: string) => z.string().trim().min(1, message)
const email = required(validation.email).regex(/^(\S+@\S+\.\S+)?$/, validation.emailShape)
/** A password is taken as typed: spaces belong to it. */
const password = z.string().min(1, validation.password)

/** Fields of step 1. Both modes share them, so that what was typed survives switching. */
export const loginSchema = z.object({
  username: z.string(),
  birthYear: z.string(),
  email,
  password,
  confirmation: z.string(),
})

/** Rules of spec §5 for registering. */
export const registerSchema = loginSchema
  .extend({
    username: required(validation.username).max(USERNAME_LIMIT, validation.usernameLength),
    birthYear: z
      .string()
      .trim()
      .regex(/^\d{4}$/, validation.birthYear),
    password: password.min(PASSWORD_MINIMUM, validation.passwordLength),
  })
  .refine((values) => values.password === values.confirmation, {
    path: ['confirmation'],
    message: validation.mismatch,
  })

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
