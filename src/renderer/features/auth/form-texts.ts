import { z } from 'zod/mini'
import { UNREACHABLE, isRateLimited, isUnreachable } from '#renderer/server/errors.ts'
import { copy } from './copy.ts'

/** Text for a failed call; a refusal is shown in the server's words (spec §8). */
export function failureText(cause: unknown): string {
  if (isRateLimited(cause)) return copy.tooManyTries
  return isUnreachable(cause) || !(cause instanceof Error) ? UNREACHABLE : cause.message
}

const { validation } = copy

/** A typed e-mail, trimmed. */
export const email = z
  .string()
  .check(z.trim(), z.minLength(1, validation.email), z.regex(/^(\S+@\S+\.\S+)?$/, validation.emailShape))
