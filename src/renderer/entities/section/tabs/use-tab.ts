import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import { keep } from '#renderer/lib/window-storage.ts'
import type { SectionId } from '../sections.ts'

const PARAM = 'pestana'

/**
 * The chosen tab of a section. It is in the address, so that going back leads to the one before; an address without one
 * is given that of the last visit, over a restart too.
 * @param tabs by the value that the address has, the first one first
 */
export function useTab<Tab extends string>(section: SectionId, tabs: readonly [Tab, ...Tab[]]) {
  const [params, setParams] = useSearchParams()
  // Forgotten with the account.
  const name = `tab/${useAtomValue(currentUserIdAtom)}/${section}`
  const find = (wanted: string | null) => tabs.find((tab) => tab === wanted)
  const named = find(params.get(PARAM))
  const tab = named ?? find(localStorage.getItem(name)) ?? tabs[0]
  const go = (to: Tab, replace: boolean) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        next.set(PARAM, to)
        return next
      },
      { replace },
    )
  useEffect(() => {
    if (named) keep(name, named)
    else go(tab, true)
  })
  return { tab, choose: (chosen: Tab) => go(chosen, false) }
}
