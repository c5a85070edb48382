import { useSetAtom } from 'jotai'
import { useCallback } from 'react'
import { pendingQuestionAtom, type Question } from './pending-question.ts'

/** Asks the member in a dialog. @returns a function that resolves to `true` only when the member confirmed */
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
