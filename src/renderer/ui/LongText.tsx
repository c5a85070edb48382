import { styled } from '@mui/material/styles'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { atom, useSetAtom } from 'jotai'
import { useAtomPart } from '#renderer/lib/store.ts'
import { copy } from './copy.ts'
import { TextButton } from './TextButton.tsx'
import { FOLDED_LINES, mayFold } from './long-text.ts'
import { scrollerOf } from './virtual-list/scroll-position.ts'

interface LongTextProps {
  /** Id of the element that holds the text. */
  readonly id?: string
  /** Id of the post, comment or message that the text belongs to. */
  readonly of: string
  readonly text: string
  /** Class of the element that holds the text. */
  readonly className?: string
  readonly 'data-size'?: string
  /** The text as rendered. */
  readonly children: ReactNode
}

const Text = styled('div')({
  minWidth: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '&[data-folded]': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: FOLDED_LINES,
    overflow: 'hidden',
  },
})

/** A member's text with its line breaks; a long one is folded and can be expanded. */
export function LongText({ of, text, children, ...element }: LongTextProps) {
  const { ref, isFolded, isUnfolded, mayToggle, toggle } = useFolding(of, mayFold(text))
  return (
    <>
      <Text ref={ref} dir="auto" data-folded={isFolded || undefined} {...element}>
        {children}
      </Text>
      {mayToggle && (
        <TextButton type="button" aria-expanded={isUnfolded} onClick={toggle}>
          {isUnfolded ? copy.less : copy.more}
        </TextButton>
      )}
    </>
  )
}

/** Ids of posts and comments whose text was expanded; they stay expanded after scrolling out of the page. */
const unfoldedAtom = atom<ReadonlySet<string>>(new Set<string>())

/**
 * Folding of a long text.
 * @param id of the post or comment
 * @param isPossible if false, nothing is measured
 */
function useFolding(id: string, isPossible: boolean) {
  const ref = useRef<HTMLDivElement>(null)
  const setUnfolded = useSetAtom(unfoldedAtom)
  const isUnfolded = useAtomPart(unfoldedAtom, (ids) => ids.has(id))
  const [isCut, setIsCut] = useState(isUnfolded)
  const isMeasured = isPossible && !isUnfolded
  // Before the row is measured for its list, which lays out the page anyway.
  useLayoutEffect(() => {
    const text = ref.current
    if (!text || !isMeasured) return
    const measure = () => setIsCut(text.scrollHeight > text.clientHeight + 1)
    measure()
    const resizes = new ResizeObserver(measure)
    resizes.observe(text)
    return () => resizes.disconnect()
  }, [isMeasured])
  const change = () =>
    setUnfolded((ids) => {
      const others = new Set(ids)
      return others.delete(id) ? others : others.add(id)
    })
  const toggle = () => holdTop(ref.current, change)
  return { ref, isFolded: isMeasured, isUnfolded, mayToggle: isPossible && (isCut || isUnfolded), toggle }
}

/**
 * Keeps the top of the text in place while it expands: a list that scrolls from its lower end would grow upwards, away
 * from the reader. Runs after the list has measured the row again, which may move it.
 */
function holdTop(text: HTMLElement | null, change: () => void): void {
  if (!text) return
  const before = text.getBoundingClientRect().top
  change()
  const resizes = new ResizeObserver(() => {
    resizes.disconnect()
    const moved = text.getBoundingClientRect().top - before
    if (moved !== 0) scrollerOf(text).scrollBy(0, moved)
  })
  resizes.observe(text)
}
