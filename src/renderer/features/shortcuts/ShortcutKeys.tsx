import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { desktop } from '#renderer/lib/desktop.ts'
import { lazyComponent, useEver } from '#renderer/lib/lazy-component.tsx'
import type { Asked } from './asked.ts'
import { findShortcut } from './find-shortcut.ts'
import { notePlace } from './panes.ts'
import { useActs } from './use-acts.ts'

const ShortcutList = lazyComponent(() => import('./ShortcutList.tsx'), 'ShortcutList')

interface ShortcutKeysProps {
  /** What was asked for before this was there. */
  readonly early: readonly Asked[]
  readonly onReady: () => void
}

/** What is done by key or from the application menu, and the list of it. */
export function ShortcutKeys({ early, onReady }: ShortcutKeysProps) {
  const [isListOpen, setIsListOpen] = useState(false)
  const wasListOpened = useEver(isListOpen)
  const act = useEffectEvent(useActs(() => setIsListOpen(true)))
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || !(event.target instanceof Element)) return
    const found = findShortcut(event, event.target)
    if (!found) return
    event.preventDefault()
    act(found.id)
  })
  const start = useEffectEvent(() => {
    for (const asked of early) {
      if (typeof asked === 'string') act(asked)
      else press(asked)
    }
    onReady()
  })
  useEffect(() => {
    start()
    const listener = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listener)
    window.addEventListener('focusin', notePlace)
    const stop = desktop.menu.onChoose((id) => act(id))
    return () => {
      window.removeEventListener('keydown', listener)
      window.removeEventListener('focusin', notePlace)
      stop()
    }
  }, [])
  return (
    <Suspense>
      {wasListOpened && <ShortcutList isOpen={isListOpen} onClose={() => setIsListOpen(false)} />}
    </Suspense>
  )
}
