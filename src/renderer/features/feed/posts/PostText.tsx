import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { LinkedText } from '#renderer/entities/text/LinkedText.tsx'
import { textParts } from '#renderer/entities/text/text-parts.ts'
import { roomyWindow, scale } from '#renderer/theme/tokens.ts'
import { withoutGaps } from '#renderer/ui/long-text.ts'
import { LongText } from '#renderer/ui/LongText.tsx'

interface PostTextProps {
  /** Of the element that holds the text. */
  readonly id?: string
  /** The post or comment that says it. */
  readonly of: { readonly id: string; readonly content: string }
  readonly size: TextSize | 'comment'
}

const Text = styled(LongText)(({ theme }) => ({
  ...scale.text,
  // Lines that are long are hard to follow.
  [roomyWindow]: { ...scale.roomy, maxWidth: 702 },
  '&[data-size="comment"]': scale.ui,
  '&[data-size="short"]': scale.post,
  '&[data-size="joke"]': {
    ...scale.joke,
    maxWidth: 'none',
    letterSpacing: '-0.005em',
    textWrap: 'pretty',
    [theme.breakpoints.down('sm')]: { fontSize: '1.5rem', lineHeight: 1.3 },
    [theme.breakpoints.up('lg')]: { fontSize: '2.375rem', lineHeight: 1.25 },
    [roomyWindow]: { fontSize: '3.125rem', lineHeight: 1.2, maxWidth: 'none' },
  },
  '&[data-size="emoji"]': { fontSize: '3.25rem', lineHeight: 1.25 },
  '[data-joke] > &[data-size="emoji"]': { fontSize: 'clamp(4rem, 10vw, 7rem)' },
}))

/** Text of a post or comment, with its links. */
export function PostText({ id, of, size }: PostTextProps) {
  const shown = withoutGaps(of.content)
  const parts = useMemo(() => textParts(shown), [shown])
  return (
    <Text {...(id !== undefined && { id })} of={of.id} text={shown} data-size={size}>
      <LinkedText parts={parts} />
    </Text>
  )
}

/** Most characters of a text that stands large. */
const SHORT = 80
/** Most characters of emoji that stand as a picture. */
const FEW_EMOJI = 40

const ONLY_EMOJI = /^(?:\p{RGI_Emoji}|\s)+$/v

/** Most characters of a joke that stands alone on its screen. */
const JOKE = 200

type TextSize = 'emoji' | 'joke' | 'short' | 'long'

/** How loud a post speaks: the less it says, the larger. */
export function textSize(text: string): TextSize {
  if (text.length <= FEW_EMOJI && ONLY_EMOJI.test(text)) return 'emoji'
  return Array.from(text).length <= SHORT ? 'short' : 'long'
}

/** How loud a post speaks in the universe of humour: a joke has a screen to itself, what is longer is a story. */
export function jokeSize(text: string): TextSize {
  const size = textSize(text)
  return size === 'emoji' || Array.from(text).length > JOKE ? size : 'joke'
}

/** Whether what speaks as loud has a screen to itself there. */
export const isJoke = (size: TextSize): boolean => size === 'joke' || size === 'emoji'
