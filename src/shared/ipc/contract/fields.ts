import { z } from 'zod/mini'
import { utf8Length } from '../size.ts'

/** A text of at most `maxBytes` bytes of UTF-8. */
export const boundedText = (maxBytes: number) =>
  z.string().check(
    z.superRefine((value, context) => {
      if (utf8Length(value) <= maxBytes) return
      context.addIssue({ code: 'too_big', origin: 'string', maximum: maxBytes, input: value })
    }),
  )

/** Raw bytes, at most `maxBytes` of them. */
export const boundedBytes = (maxBytes: number) =>
  z
    .custom<Uint8Array>((value) => value instanceof Uint8Array)
    .check(
      z.superRefine((value, context) => {
        if (value.byteLength <= maxBytes) return
        context.addIssue({ code: 'too_big', origin: 'array', maximum: maxBytes, input: value })
      }),
    )

/** A hash route of the app: starts with exactly one slash, so it can never name another host. */
export const appRoute = z.string().check(z.maxLength(2_000), z.regex(/^\/(?!\/)[^\s\\]*$/))
