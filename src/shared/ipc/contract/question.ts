import { z } from 'zod'
import type { CertificateFault, MemberQuestion } from '../../questions.ts'
import { route } from './route.ts'

const id = z.uuid()

export const questionRoutes = {
  /** What the member is asked now, `null` for nothing. */
  'question.get_open': route<MemberQuestion | null>()(z.strictObject({})),
  /** Shows the server one of the certificates that were offered, by its place among them. */
  'question.show_certificate': route<null>()(z.strictObject({ id, index: z.int().min(0).max(99) })),
  'question.give_login': route<null>()(
    z.strictObject({ id, username: z.string().min(1).max(500), password: z.string().max(2_000) }),
  ),
  /** Gives nothing; it is asked again once the page was loaded anew. */
  'question.refuse_answer': route<null>()(z.strictObject({ id })),
}

export interface QuestionEvents {
  'question.changed': MemberQuestion | null
  /** The certificate of the server in use was refused, and with it what was to be sent. */
  'question.certificate_refused': { readonly fault: CertificateFault }
}
