import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { lazyComponent, useMountedOnce } from '#renderer/lib/lazy-component.tsx'
import { useWindowValue } from '#renderer/lib/store.ts'
import { toastsAtom, useToastsOf } from './use-toasts.ts'

const ToastStack = lazyComponent(() => import('./ToastStack.tsx'), 'ToastStack')

/** Host of the toasts, which are loaded with the first one. Mounted once, beside the app. */
export function Toasts() {
  useToastsOf(useLocation().pathname)
  const wasWanted = useMountedOnce(useWindowValue(toastsAtom).length > 0)
  return <Suspense>{wasWanted && <ToastStack />}</Suspense>
}
