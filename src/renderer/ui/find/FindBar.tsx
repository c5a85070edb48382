import Close from '@mui/icons-material/CloseRounded'
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown'
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp'
import GlobalStyles from '@mui/material/GlobalStyles'
import IconButton from '@mui/material/IconButton'
import InputBase from '@mui/material/InputBase'
import { styled } from '@mui/material/styles'
import { useEffect, useEffectEvent, useState, type KeyboardEvent, type RefObject } from 'react'
import { useFocusReturn } from '#renderer/lib/focus.ts'
import { ink, lamp, radius, scale, space } from '#renderer/theme/tokens.ts'
import { copy } from '../copy.ts'
import { findText } from './find-text.ts'

const texts = copy.find

/** Milliseconds without changes after which a changed page is searched again. */
const REST = 150

const Bar = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  top: 64,
  right: 16,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  width: 380,
  maxWidth: 'calc(100vw - 32px)',
  padding: '4px 4px 4px 14px',
  border: `1px solid ${space.lineStrong}`,
  borderRadius: radius.medium,
  backgroundColor: space.raised,
  boxShadow: theme.shadows[8],
}))
const Count = styled('span')({
  flexShrink: 0,
  color: ink.secondary,
  fontVariantNumeric: 'tabular-nums',
  ...scale.small,
})

/** Highlights drawn by the browser over the page, without changing it. */
const marks = (
  <GlobalStyles
    styles={{
      '::highlight(found)': { backgroundColor: 'rgba(164, 160, 255, 0.35)' },
      '::highlight(found-here)': { backgroundColor: lamp.glow, color: lamp.ink },
    }}
  />
)

interface FindBarProps {
  /** The search field, focused each time the bar is requested. */
  readonly field: RefObject<HTMLInputElement | null>
  readonly onClose: () => void
}

/** Finds text in the window, highlights the matches and steps through them. */
export function FindBar({ field, onClose }: FindBarProps) {
  const { words, search, count, here, step } = useFound()
  useFocusReturn()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return
    event.preventDefault()
    if (event.key === 'Escape') onClose()
    else if (event.target === field.current) step(event.shiftKey ? -1 : 1)
  }
  return (
    <Bar role="search" aria-label={texts.label} onKeyDown={onKeyDown}>
      {marks}
      <InputBase
        autoFocus
        inputRef={field}
        value={words}
        placeholder={texts.label}
        inputProps={{ 'aria-label': texts.words }}
        onChange={({ target }) => search(target.value)}
        sx={{ flex: 1, minWidth: 0 }}
      />
      <Count role="status">{words.trim() !== '' && texts.found(here + 1, count)}</Count>
      <IconButton size="small" aria-label={texts.previous} disabled={count === 0} onClick={() => step(-1)}>
        <KeyboardArrowUp />
      </IconButton>
      <IconButton size="small" aria-label={texts.next} disabled={count === 0} onClick={() => step(1)}>
        <KeyboardArrowDown />
      </IconButton>
      <IconButton size="small" aria-label={texts.close} onClick={onClose}>
        <Close fontSize="small" />
      </IconButton>
    </Bar>
  )
}

interface Found {
  readonly ranges: readonly Range[]
  /** Index of the current match. */
  readonly here: number
}

/** The matches in a page that keeps changing: new text is searched too, and the current match stays. */
function useFound() {
  const [words, setWords] = useState('')
  const [{ ranges, here }, setFound] = useState<Found>({ ranges: [], here: 0 })
  const search = (next: string) => {
    const found = findText(next)
    setWords(next)
    setFound({ ranges: found, here: 0 })
    lead(found[0])
  }
  const step = (by: 1 | -1) => {
    if (ranges.length === 0) return
    const next = (here + by + ranges.length) % ranges.length
    setFound({ ranges, here: next })
    lead(ranges[next])
  }
  const lookAgain = useEffectEvent(() => {
    const found = findText(words)
    const same = found.findIndex((range) => isSame(range, ranges[here]))
    setFound({ ranges: found, here: Math.max(same, 0) })
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(() => lookAgain(), REST)
    })
    const root = document.getElementById('root')
    if (root) observer.observe(root, { childList: true, characterData: true, subtree: true })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [])
  useEffect(() => {
    const current = ranges[here]
    CSS.highlights.set('found', new Highlight(...ranges.filter((range) => range !== current)))
    CSS.highlights.set('found-here', current ? new Highlight(current) : new Highlight())
    return () => {
      CSS.highlights.delete('found')
      CSS.highlights.delete('found-here')
    }
  }, [ranges, here])
  return { words, search, count: ranges.length, here, step }
}

const isSame = (range: Range, other: Range | undefined): boolean =>
  range.startContainer === other?.startContainer && range.startOffset === other.startOffset

function lead(range: Range | undefined): void {
  range?.startContainer.parentElement?.scrollIntoView({ block: 'nearest' })
}
