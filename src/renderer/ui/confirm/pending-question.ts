import { atom } from 'jotai'

export interface Question {
  readonly title: string
  readonly description?: string
  readonly confirmLabel: string
  readonly destructive?: boolean
}

export interface PendingQuestion extends Question {
  readonly answer: (confirmed: boolean) => void
}

/** The question on screen, if any. */
export const pendingQuestionAtom = atom<PendingQuestion | null>(null)

/** Answers the question on screen, if any, with no. */
export const withdrawQuestionAtom = atom(null, (get, set) => {
  get(pendingQuestionAtom)?.answer(false)
  set(pendingQuestionAtom, null)
})
