import { z } from 'zod/mini'
import { copy } from './copy.ts'

const { validation } = copy

/** An e-mail as it is typed; spaces around it are dropped. */
export const email = z
  .string()
  .check(z.trim(), z.minLength(1, validation.email), z.regex(/^(\S+@\S+\.\S+)?$/, validation.emailShape))
