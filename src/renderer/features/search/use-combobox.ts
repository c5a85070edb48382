import { useId, useState, type KeyboardEvent } from 'react'

/** Properties of the list of a combobox. */
export interface ComboboxList {
  readonly id: string
  /** Of the option that Enter chooses. */
  readonly activeId: string | undefined
}

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * A field with a list to choose from, whose keys stay in the field (ARIA's combobox); MUI's would weigh on every start. The
 * list may be loaded after the field: what there is to choose is looked for in the page, and nothing is while it is busy.
 * @param isOpen whether the list is shown
 * @param onEscape Escape was pressed
 */
export function useCombobox(isOpen: boolean, onEscape: (event: KeyboardEvent) => void) {
  const listId = useId()
  const [activeId, setActiveId] = useState<string>()
  const options = () => {
    const list = document.getElementById(listId)
    const isReady = list && list.getAttribute('aria-busy') !== 'true'
    return isReady ? [...list.querySelectorAll<HTMLElement>('[role="option"]')] : []
  }
  const step = (by: number) => {
    const all = options()
    const here = all.findIndex(({ id }) => id === activeId)
    const next = all.at((here < 0 && by < 0 ? by : here + by) % all.length)
    setActiveId(next?.id)
    next?.scrollIntoView({ block: 'nearest' })
  }
  const choose = () => {
    const all = options()
    const chosen = all.find(({ id }) => id === activeId) ?? all[0]
    chosen?.click()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const by = STEPS[event.key]
    if (event.key === 'Escape') return onEscape(event)
    if (by === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (by === undefined) choose()
    else step(by)
  }
  return {
    /** Nothing is chosen any more. */
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
