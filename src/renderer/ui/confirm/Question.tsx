import { useAtomValue, useSetAtom } from 'jotai'
import { Suspense, useEffect } from 'react'
import { lazyComponent } from '#renderer/lib/lazy-component.ts'
import { useEver } from '#renderer/lib/use-ever.ts'
import { pendingQuestionAtom, withdrawQuestionAtom } from './pending-question.ts'

const ConfirmDialog = lazyComponent(() => import('./ConfirmDialog.tsx'), 'ConfirmDialog')

/** Where questions are asked; the dialog comes with the first one. One that is open when its member leaves is answered with no. */
export function Question() {
  const withdraw = useSetAtom(withdrawQuestionAtom)
  useEffect(() => withdraw, [withdraw])
  const wasAsked = useEver(useAtomValue(pendingQuestionAtom) !== null)
  return <Suspense>{wasAsked && <ConfirmDialog />}</Suspense>
}
