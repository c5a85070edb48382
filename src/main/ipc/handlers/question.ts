import type { Login, MemberQuestion } from '#shared/questions.ts'
import type { DomainHandlers } from '../handlers.ts'

/** Questions to the member, and their answers. An answer to a question that is no longer open has no effect. */
export interface QuestionDesk {
  readonly open: () => MemberQuestion | null
  readonly showCertificate: (id: string, index: number) => void
  readonly giveLogin: (id: string, login: Login) => void
  readonly refuse: (id: string) => void
}

export const questionHandlers = (desk: QuestionDesk): DomainHandlers<'question'> => ({
  'question.get_open': () => desk.open(),
  'question.show_certificate': ({ id, index }) => {
    desk.showCertificate(id, index)
    return null
  },
  'question.give_login': ({ id, ...login }) => {
    desk.giveLogin(id, login)
    return null
  },
  'question.refuse_answer': ({ id }) => {
    desk.refuse(id)
    return null
  },
})
