import { useAtomValue, useSetAtom } from 'jotai'
import { Suspense, useEffect } from 'react'
import { lazyComponent, useMountedOnce } from '#renderer/lib/lazy-component.tsx'
import { pendingQuestionAtom, withdrawQuestionAtom } from './confirm.ts'

const ConfirmDialog = lazyComponent(() => import('./ConfirmDialog.tsx'), 'ConfirmDialog')

/**
 * Host of the confirmation dialog, which is loaded with the first question. If its member leaves, an open question is
 * answered with no.
 */
export function Confirm() {
  const withdraw = useSetAtom(withdrawQuestionAtom)
  useEffect(() => withdraw, [withdraw])
  const wasAsked = useMountedOnce(useAtomValue(pendingQuestionAtom) !== null)
  return <Suspense>{wasAsked && <ConfirmDialog />}</Suspense>
}
