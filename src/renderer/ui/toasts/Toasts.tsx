import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { lazyComponent } from '#renderer/lib/lazy-component.ts'
import { useEver } from '#renderer/lib/use-ever.ts'
import { toastsAtom } from './toasts.ts'

const ToastStack = lazyComponent(() => import('./ToastStack.tsx'), 'ToastStack')

/** Where toasts are shown; what shows them comes with the first one. Mounted once beside the app. */
export function Toasts() {
  const wasWanted = useEver(useAtomValue(toastsAtom).length > 0)
  return <Suspense>{wasWanted && <ToastStack />}</Suspense>
}
