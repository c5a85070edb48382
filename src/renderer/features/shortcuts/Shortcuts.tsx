import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { NEW_POST_PARAM } from '#shared/config.ts'
import { desktop } from '#renderer/lib/desktop.ts'
import { goToNewPost } from '#renderer/lib/focus.ts'
import { lazyComponent } from '#renderer/lib/lazy-component.tsx'
import type { Requested } from './find-shortcut.ts'

const ShortcutKeys = lazyComponent(() => import('./ShortcutKeys.tsx'), 'ShortcutKeys')

/**
 * Loads the shortcuts with the first key or menu command. It lapses once the member points somewhere or writes: done
 * late, it would get in the way of that.
 */
export function Shortcuts() {
  const [early, setEarly] = useState<readonly Requested[]>()
  const [isReady, setIsReady] = useState(false)
  useNewPostLink()
  useEffect(() => {
    if (isReady) return undefined
    const keep = (asked: Requested) => setEarly((before = []) => [...before, asked])
    const lapse = () => setEarly((before) => before && [])
    const lapseAtField = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':read-write')) lapse()
    }
    window.addEventListener('keydown', keep)
    window.addEventListener('pointerdown', lapse)
    window.addEventListener('focusin', lapseAtField)
    const stop = desktop.menu.onChoose(keep)
    return () => {
      window.removeEventListener('keydown', keep)
      window.removeEventListener('pointerdown', lapse)
      window.removeEventListener('focusin', lapseAtField)
      stop()
    }
  }, [isReady])
  return <Suspense>{early && <ShortcutKeys early={early} onReady={() => setIsReady(true)} />}</Suspense>
}

/** A link to a new post leaves a parameter in the address, which is handled once. */
function useNewPostLink(): void {
  const [parameters, setParameters] = useSearchParams()
  const isAsked = parameters.has(NEW_POST_PARAM)
  const forget = useEffectEvent(() => {
    const rest = new URLSearchParams(parameters)
    rest.delete(NEW_POST_PARAM)
    setParameters(rest, { replace: true })
  })
  useEffect(() => {
    if (!isAsked) return
    forget()
    goToNewPost()
  }, [isAsked])
}
