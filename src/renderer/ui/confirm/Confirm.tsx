import { useAtomValue, useSetAtom } from 'jotai'
import { Suspense, useEffect } from 'react'
import { lazyComponent, useMountedOnce } from '#renderer/lib/lazy-component.tsx'
import { pendingQuestionAtom, withdrawQuestionAtom } from './confirm.ts'

const ConfirmDialog = lazyComponent(() => import('./ConfirmDialog.tsx'), 'ConfirmDialog')

/** Where questions are asked; the dialog comes with the first one. One that is open when its member leaves is answered with no. */
export function Confirm() {
  const withdraw = useSetAtom(withdrawQuestionAtom)
  useEffect(() => withdraw, [withdraw])
  const wasAsked = useMountedOnce(useAtomValue(pendingQuestionAtom) !== null)
  return <Suspense>{wasAsked && <ConfirmDialog />}</Suspense>
}
