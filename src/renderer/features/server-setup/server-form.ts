import { z } from 'zod/mini'
import {
  addressProblem,
  keyProblem,
  withoutFinalSlash,
  type ServerProblem,
} from '#shared/server-connection.ts'
import { copy } from './copy.ts'

/** A text field that the rules of the server connection judge, told in words. */
const judged = (text: z.ZodMiniType<string, string>, problemOf: (value: string) => ServerProblem | null) =>
  text.check(({ value, issues }) => {
    const problem = problemOf(value)
    if (problem) issues.push({ code: 'custom', input: value, message: copy.problems[problem] })
  })

const trimmed = z.string().check(z.trim())
const address = trimmed.check(z.overwrite(withoutFinalSlash))

/** What the first-run screen asks for (design §3). */
export const serverForm = z.object({
  url: judged(address, addressProblem),
  publishableKey: judged(trimmed, keyProblem),
})

export type ServerForm = z.infer<typeof serverForm>
