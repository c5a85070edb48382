import { Suspense, useEffect, useState } from 'react'
import { desktop } from '#renderer/lib/desktop.ts'
import { lazyComponent } from '#renderer/lib/lazy-component.tsx'
import type { Requested } from './find-shortcut.ts'

const ShortcutKeys = lazyComponent(() => import('./ShortcutKeys.tsx'), 'ShortcutKeys')

/** Waits for the first key or choice from the application menu: what knows the shortcuts comes with it. */
export function Shortcuts() {
  const [early, setEarly] = useState<readonly Requested[]>([])
  const [isReady, setIsReady] = useState(false)
  useEffect(() => {
    if (isReady) return undefined
    const keep = (asked: Requested) => setEarly((before) => [...before, asked])
    window.addEventListener('keydown', keep)
    const stop = desktop.menu.onChoose(keep)
    return () => {
      window.removeEventListener('keydown', keep)
      stop()
    }
  }, [isReady])
  return (
    <Suspense>{early.length > 0 && <ShortcutKeys early={early} onReady={() => setIsReady(true)} />}</Suspense>
  )
}
