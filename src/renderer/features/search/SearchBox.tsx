import { styled } from '@mui/material/styles'
import { Suspense, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { lazyComponent, useMountedOnce } from '#renderer/lib/lazy-component.tsx'
import { radius, roomAboveToasts, space } from '#renderer/theme/tokens.ts'
import { SearchField } from './SearchField.tsx'
import { useCombobox } from './use-combobox.ts'

const FoundMembers = lazyComponent(() => import('./FoundMembers.tsx'), 'FoundMembers')

export interface SearchProps {
  readonly text: string
  readonly onText: (text: string) => void
}

const Place = styled('div')({ position: 'relative', width: 'clamp(320px, 30vw, 420px)' })
const Panel = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: 'calc(100% + 6px)',
  insetInline: 0,
  zIndex: theme.zIndex.appBar,
  maxHeight: `calc(${roomAboveToasts} - 72px)`,
  overflowY: 'auto',
  borderRadius: radius.medium,
  border: `1px solid ${space.lineStrong}`,
  backgroundColor: space.raised,
  boxShadow: '0 24px 64px 8px rgba(3, 3, 14, 0.85)',
}))

/** Over the page while something is looked for, as thin as a shade: what is found hangs from its field. */
const Scrim = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: '57px 0 0',
  zIndex: theme.zIndex.appBar - 1,
  backgroundColor: 'rgba(4, 4, 16, 0.22)',
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
          <>
            {isShown && <Scrim aria-hidden />}
            {/* The field keeps the focus while something is chosen by pointer. */}
            <Panel hidden={!isShown} onMouseDown={(event) => event.preventDefault()}>
              <FoundMembers text={isShown ? text : ''} list={list} onChosen={finish} />
            </Panel>
          </>
        )}
      </Suspense>
    </Place>
  )
}
