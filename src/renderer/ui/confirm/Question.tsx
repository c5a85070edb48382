import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { lazyComponent } from '#renderer/lib/lazy-component.ts'
import { useEver } from '#renderer/lib/use-ever.ts'
import { pendingQuestionAtom } from './pending-question.ts'

const ConfirmDialog = lazyComponent(() => import('./ConfirmDialog.tsx'), 'ConfirmDialog')

/** Where questions are asked; the dialog comes with the first one. Mounted once beside the routes. */
export function Question() {
  const wasAsked = useEver(useAtomValue(pendingQuestionAtom) !== null)
  return <Suspense>{wasAsked && <ConfirmDialog />}</Suspense>
}
