import { useId, useState, type KeyboardEvent } from 'react'

/** Props of a combobox's list. */
export interface ComboboxList {
  readonly id: string
  /** Id of the option that Enter chooses. */
  readonly activeId: string | undefined
}

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * A combobox by the ARIA pattern; MUI's would add too much to every start. The list may be loaded after the field:
 * options are found in the document, and ignored while it is busy.
 * @param isOpen whether the list is shown
 * @param onEscape called when Escape is pressed
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
