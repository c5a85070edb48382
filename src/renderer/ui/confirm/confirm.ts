import { atom, useSetAtom } from 'jotai'
import { useCallback } from 'react'

interface Question {
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

/** Answers the current question, if any, with no. */
export const withdrawQuestionAtom = atom(null, (get, set) => {
  get(pendingQuestionAtom)?.answer(false)
  set(pendingQuestionAtom, null)
})

/** Asks the member in a dialog. @returns a function that resolves to `true` only if the member confirmed */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const setPending = useSetAtom(pendingQuestionAtom)
  return useCallback(
    (question) =>
      new Promise<boolean>((resolve) => {
        setPending((earlier) => {
          earlier?.answer(false)
          return { ...question, answer: resolve }
        })
      }),
    [setPending],
  )
}
