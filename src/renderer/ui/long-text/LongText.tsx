import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import { TextButton } from '../text-button/TextButton.tsx'
import { FOLDED_LINES, mayFold } from './long-text.ts'
import { useFolding } from './use-folding.ts'

interface LongTextProps {
  /** Of the element that holds the text. */
  readonly id?: string
  /** Id of the post, comment or message that says it. */
  readonly of: string
  readonly text: string
  /** Of the element that holds the text. */
  readonly className?: string
  readonly 'data-size'?: string
  /** The text as it is shown. */
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

/** What a member wrote, with its line breaks; a long text unfolds on demand. */
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
