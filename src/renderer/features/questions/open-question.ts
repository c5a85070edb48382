import { atom } from 'jotai'
import { desktop, unwrap } from '#renderer/lib/desktop.ts'
import type { Login, MemberQuestion } from '#shared/questions.ts'

/** The current question of a server or proxy; `null` if there is none. */
export const openQuestionAtom = atom<MemberQuestion | null>(null)
openQuestionAtom.onMount = (set) => {
  const stop = desktop.questions.onChange(set)
  unwrap(desktop.questions.open()).then(set, noted)
  return stop
}

/** The member's answers; main reports when the question is closed. */
export const answers = {
  showCertificate: (id: string, index: number) =>
    void unwrap(desktop.questions.showCertificate(id, index)).catch(noted),
  giveLogin: (id: string, login: Login) => void unwrap(desktop.questions.giveLogin(id, login)).catch(noted),
  refuse: (id: string) => void unwrap(desktop.questions.refuse(id)).catch(noted),
} as const

const noted = (cause: unknown) => console.error('an answer did not arrive', cause)
