import { styled } from '@mui/material/styles'
import { Suspense, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { lazyComponent, useMountedOnce } from '#renderer/lib/lazy-component.tsx'
import { radius, space } from '#renderer/theme/tokens.ts'
import { SearchField } from './SearchField.tsx'
import { useCombobox } from './use-combobox.ts'

const FoundMembers = lazyComponent(() => import('./FoundMembers.tsx'), 'FoundMembers')

export interface SearchProps {
  readonly text: string
  readonly onText: (text: string) => void
}

const Place = styled('div')({ position: 'relative', width: 320 })
const Panel = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: 'calc(100% + 6px)',
  insetInlineEnd: 0,
  // Names have the room that the field has no need of.
  width: 400,
  zIndex: theme.zIndex.appBar,
  maxHeight: 'calc(100vh - 72px)',
  overflowY: 'auto',
  borderRadius: radius.medium,
  border: `1px solid ${space.lineStrong}`,
  backgroundColor: space.surface,
}))

/** The field in the top bar, with what it finds below it. What shows that is loaded once somebody comes to the field. */
export function SearchBox({ text, onText }: SearchProps) {
  const [isOpen, setIsOpen] = useState(false)
  const wasOpened = useMountedOnce(isOpen)
  const input = useRef<HTMLInputElement>(null)
  const isShown = isOpen && text.trim() !== ''
  const { field, list, reset } = useCombobox(isShown, (event: KeyboardEvent) => {
    if (!text && !isShown) return
    event.preventDefault()
    if (isShown) setIsOpen(false)
    else onText('')
  })
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false)
  }
  const finish = () => {
    onText('')
    setIsOpen(false)
    // The title of the profile has it next.
    input.current?.blur()
  }
  return (
    <Place role="search" onBlur={leave}>
      <SearchField
        {...field}
        ref={input}
        value={text}
        aria-keyshortcuts="/"
        onFocus={() => setIsOpen(true)}
        onClick={() => setIsOpen(true)}
        onChange={(event) => {
          reset()
          setIsOpen(true)
          onText(event.target.value)
        }}
      />
      <Suspense>
        {wasOpened && (
          // The field keeps the focus while something is chosen by pointer.
          <Panel hidden={!isShown} onMouseDown={(event) => event.preventDefault()}>
            <FoundMembers text={isShown ? text : ''} list={list} onChosen={finish} />
          </Panel>
        )}
      </Suspense>
    </Place>
  )
}
