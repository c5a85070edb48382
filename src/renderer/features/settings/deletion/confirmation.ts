import { z } from 'zod/mini'
import { copy, WORD } from './copy.ts'

const isWord = (typed: string) => typed.trim().toLocaleUpperCase('es') === WORD

/** What the member types before their account goes. */
export const confirmation = z.object({
  word: z.string().check(z.refine(isWord, copy.wordMissing)),
  password: z.string().check(z.minLength(1, copy.passwordMissing)),
})

export type Confirmation = z.infer<typeof confirmation>
