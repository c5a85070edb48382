import { useId, useState, type KeyboardEvent } from 'react'

/** Props of a combobox's list. */
export interface ComboboxList {
  readonly id: string
  /** Id of the option that Enter chooses. */
  readonly activeId: string | undefined
}

/** An option beside another one, which arrows to the side reach. */
const BESIDE = '[data-act]'

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * A combobox by the ARIA pattern; MUI's would add too much to every start. The list may be loaded after the field:
 * options are found in the document, and ignored while it is busy.
 * @param isOpen whether the list is shown
 * @param onEscape called when Escape is pressed
 * @param onOpen called when it is to be shown by key
 */
export function useCombobox(isOpen: boolean, onEscape: (event: KeyboardEvent) => void, onOpen?: () => void) {
  const listId = useId()
  const [activeId, setActiveId] = useState<string>()
  const options = () => {
    const list = document.getElementById(listId)
    const isReady = list && list.getAttribute('aria-busy') !== 'true'
    return isReady ? [...list.querySelectorAll<HTMLElement>(`[role="option"]:not(${BESIDE})`)] : []
  }
  const isBeside = (row: Element | null) =>
    row?.querySelector(BESIDE)?.id === activeId && activeId !== undefined
  const step = (by: number) => {
    const all = options()
    const here = all.findIndex(({ id, parentElement }) => id === activeId || isBeside(parentElement))
    const next = all.at((here < 0 && by < 0 ? by : here + by) % all.length)
    setActiveId(next?.id)
    next?.scrollIntoView({ block: 'nearest' })
  }
  const active = () => (options().length > 0 && activeId ? document.getElementById(activeId) : null)
  const choose = () => (active() ?? options()[0])?.click()
  /** @returns whether there is something to the side */
  const turn = (isForward: boolean) => {
    const to = active()?.parentElement?.querySelector(isForward ? BESIDE : ':scope > :not([data-act])')
    if (to?.role !== 'option' || to.id === activeId) return false
    setActiveId(to.id)
    return true
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const by = STEPS[event.key]
    if (event.key === 'Escape') return onEscape(event)
    if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      if (turn(event.key === 'ArrowRight')) event.preventDefault()
      return
    }
    if (by === undefined && event.key !== 'Enter') return
    if (!isOpen) return by && onOpen?.()
    event.preventDefault()
    if (by === undefined) choose()
    else step(by)
  }
  return {
    /** Clears the active option. */
    reset: () => setActiveId(undefined),
    list: { id: listId, activeId } satisfies ComboboxList,
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': isOpen ? activeId : undefined,
      onKeyDown,
    },
  } as const
}
