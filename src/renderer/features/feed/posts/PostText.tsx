import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { LinkedText } from '#renderer/entities/text/LinkedText.tsx'
import { textParts } from '#renderer/entities/text/text-parts.ts'
import { font, roomyWindow, scale } from '#renderer/theme/tokens.ts'
import { withoutGaps } from '#renderer/ui/long-text.ts'
import { LongText } from '#renderer/ui/LongText.tsx'

interface PostTextProps {
  /** Id of the element that holds the text. */
  readonly id?: string
  /** The post or comment of the text. */
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
    // As it stands over the door of who tells it.
    fontFamily: font.display,
    fontWeight: 300,
    maxWidth: 'none',
    textWrap: 'pretty',
    [theme.breakpoints.down('sm')]: { fontSize: '1.25rem', lineHeight: 1.4 },
    [roomyWindow]: { fontSize: '2.25rem', lineHeight: 1.38, maxWidth: 'none' },
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

/** Longest text shown large, in characters. */
const SHORT = 80
/** Most emoji characters shown like a picture. */
const FEW_EMOJI = 40

const ONLY_EMOJI = /^(?:\p{RGI_Emoji}|\s)+$/v

/** Tells most texts that are no emoji: the other expression takes milliseconds to compile. */
const LETTER = /[a-z]/i

/** Longest joke with a screen to itself, in characters. */
const JOKE = 200

type TextSize = 'emoji' | 'joke' | 'short' | 'long'

/** Size of a post's text: the shorter, the larger. */
export function textSize(text: string): TextSize {
  if (text.length <= FEW_EMOJI && !LETTER.test(text) && ONLY_EMOJI.test(text)) return 'emoji'
  return Array.from(text).length <= SHORT ? 'short' : 'long'
}

/** Size in the humour section: a joke has a screen to itself, longer texts are stories. */
export function jokeSize(text: string): TextSize {
  const size = textSize(text)
  return size === 'emoji' || Array.from(text).length > JOKE ? size : 'joke'
}
