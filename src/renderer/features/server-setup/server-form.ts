import { z } from 'zod'
import { addressProblem, keyProblem, type ServerProblem } from '#shared/server-connection.ts'
import { copy } from './copy.ts'

/** A text field that the rules of the server connection judge, told in words. */
const judged = (text: z.ZodType<string, string>, problemOf: (value: string) => ServerProblem | null) =>
  text.check(({ value, issues }) => {
    const problem = problemOf(value)
    if (problem) issues.push({ code: 'custom', input: value, message: copy.problems[problem] })
  })

const trimmed = z.string().trim()
const withoutFinalSlash = trimmed.transform((text) => text.replace(/\/+$/, ''))

/** What the first-run screen asks for (design §3). */
export const serverForm = z.object({
  url: judged(withoutFinalSlash, addressProblem),
  publishableKey: judged(trimmed, keyProblem),
})

export type ServerForm = z.infer<typeof serverForm>
