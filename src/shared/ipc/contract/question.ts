import { z } from 'zod/mini'
import type { CertificateFault, MemberQuestion } from '../../questions.ts'
import { route } from './route.ts'

const id = z.uuid()

export const questionRoutes = {
  /** The current question to the member; `null` if there is none. */
  'question.get_open': route<MemberQuestion | null>()(z.strictObject({})),
  /** Presents one of the offered certificates to the server, by its index. */
  'question.show_certificate': route<null>()(
    z.strictObject({ id, index: z.int().check(z.minimum(0), z.maximum(99)) }),
  ),
  'question.give_login': route<null>()(
    z.strictObject({
      id,
      username: z.string().check(z.minLength(1), z.maxLength(500)),
      password: z.string().check(z.maxLength(2_000)),
    }),
  ),
  /** Gives no answer; the question is asked again after a reload of the page. */
  'question.refuse_answer': route<null>()(z.strictObject({ id })),
}

export interface QuestionEvents {
  'question.changed': MemberQuestion | null
  /** The certificate of the server was refused, and nothing was sent. */
  'question.certificate_refused': { readonly fault: CertificateFault }
}
