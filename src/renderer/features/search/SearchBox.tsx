import { styled } from '@mui/material/styles'
import { Suspense, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { lazyComponent } from '#renderer/lib/lazy-component.tsx'
import { useLedAway } from '#renderer/lib/use-led-away.ts'
import { radius, roomAboveToasts, space } from '#renderer/theme/tokens.ts'
import { SearchField } from './SearchField.tsx'
import { useCombobox } from './use-combobox.ts'

const FoundMembers = lazyComponent(() => import('./found/FoundMembers.tsx'), 'FoundMembers')

export interface SearchProps {
  readonly text: string
  readonly onText: (text: string) => void
}

const Place = styled('div')({ position: 'relative', width: 'clamp(320px, 30vw, 420px)' })
const Panel = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: 'calc(100% + 6px)',
  left: '50%',
  width: 'max(100%, 460px)',
  translate: '-50% 0',
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
  const [wasReached, setWasReached] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useLedAway(() => setIsOpen(false))
  const { field, list, reset } = useCombobox(
    isOpen,
    (event: KeyboardEvent) => {
      if (!text && !isOpen) return
      event.preventDefault()
      if (isOpen) setIsOpen(false)
      else onText('')
    },
    () => setIsOpen(true),
  )
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
        // Who only passes by with the Tab key is not stopped.
        onFocus={() => {
          setWasReached(true)
          setIsOpen(text !== '')
        }}
        onClick={() => setIsOpen(true)}
        onChange={(event) => {
          reset()
          setIsOpen(true)
          onText(event.target.value)
        }}
      />
      <Suspense>
        {wasReached && (
          <>
            {isOpen && <Scrim aria-hidden />}
            {/* The field keeps the focus while something is chosen by pointer. */}
            <Panel hidden={!isOpen} onMouseDown={(event) => event.preventDefault()}>
              <FoundMembers text={isOpen ? text : ''} list={list} onChosen={finish} />
            </Panel>
          </>
        )}
      </Suspense>
    </Place>
  )
}
