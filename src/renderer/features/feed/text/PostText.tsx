import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { scale } from '#renderer/theme/tokens.ts'
import { FOLDED_LINES, mayFold, withoutGaps } from '#renderer/ui/long-text/long-text.ts'
import { useFolding } from '#renderer/ui/long-text/use-folding.ts'
import { copy } from '../copy.ts'
import { ExternalLink } from './ExternalLink.tsx'
import { textParts } from './post-text.ts'
import type { TextSize } from './text-size.ts'

interface PostTextProps {
  /** Of the element that holds the text. */
  readonly id?: string
  /** The post or comment that says it. */
  readonly of: { readonly id: string; readonly content: string }
  readonly size: TextSize | 'comment'
}

const Text = styled('div')({
  ...scale.text,
  minWidth: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '&[data-size="comment"]': scale.ui,
  '&[data-size="short"]': scale.large,
  '&[data-size="emoji"]': { fontSize: '2.5rem', lineHeight: 1.2 },
  '&[data-folded]': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: FOLDED_LINES,
    overflow: 'hidden',
  },
})

const FoldButton = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  justifySelf: 'start',
  minHeight: 28,
  padding: 0,
  border: 0,
  background: 'none',
  color: theme.palette.secondary.main,
  fontWeight: 600,
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
}))

/** What a member wrote, with its line breaks; a long text unfolds on demand. */
export function PostText({ id, of, size }: PostTextProps) {
  const shown = withoutGaps(of.content)
  const parts = useMemo(() => textParts(shown), [shown])
  const { ref, isFolded, isUnfolded, mayToggle, toggle } = useFolding(of.id, mayFold(shown))
  return (
    <>
      <Text ref={ref} id={id} dir="auto" data-size={size} data-folded={isFolded || undefined}>
        {parts.map(({ text, href }, index) =>
          href ? <ExternalLink key={index} href={href} text={text} /> : text,
        )}
      </Text>
      {mayToggle && (
        <FoldButton type="button" aria-expanded={isUnfolded} onClick={toggle}>
          {isUnfolded ? copy.post.less : copy.post.more}
        </FoldButton>
      )}
    </>
  )
}
