import { Suspense, useEffect, useState } from 'react'
import { desktop } from '#renderer/lib/desktop.ts'
import { lazyComponent } from '#renderer/lib/lazy-component.ts'
import type { ShortcutId } from '#shared/shortcuts.ts'

const ShortcutKeys = lazyComponent(() => import('./ShortcutKeys.tsx'), 'ShortcutKeys')

/** Waits for the first key or choice from the application menu: what knows the shortcuts comes with it. */
export function Shortcuts() {
  const [first, setFirst] = useState<KeyboardEvent | ShortcutId>()
  useEffect(() => {
    if (first !== undefined) return undefined
    window.addEventListener('keydown', setFirst)
    const stop = desktop.menu.onChoose(setFirst)
    return () => {
      window.removeEventListener('keydown', setFirst)
      stop()
    }
  }, [first])
  return <Suspense>{first !== undefined && <ShortcutKeys first={first} />}</Suspense>
}
