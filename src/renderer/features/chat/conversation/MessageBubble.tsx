import Check from '@mui/icons-material/Check'
import { styled } from '@mui/material/styles'
import { useMemo, type ReactNode } from 'react'
import { findLinks } from '#renderer/entities/text/find-links.ts'
import { LinkedText } from '#renderer/entities/text/LinkedText.tsx'
import { textParts } from '#renderer/entities/text/text-parts.ts'
import { ink, scale, signal, space } from '#renderer/theme/tokens.ts'
import { withoutGaps } from '#renderer/ui/long-text.ts'
import { LongText } from '#renderer/ui/LongText.tsx'
import { isShown } from '../messages/message-file.ts'
import { MessageFile } from './MessageFile.tsx'
import { copy } from '../copy.ts'
import { UnsentActions, UploadLine } from './UnsentMessage.tsx'
import { timeLabel, type Bubble } from './timeline.ts'

const MARK = { width: 14, gap: 4 }
const small = { ...scale.small, fontSize: '0.75rem', whiteSpace: 'nowrap' } as const

// One element each: a log that is scrolled draws a message within a frame.
const Article = styled('article')({
  minWidth: 0,
  maxWidth: 'min(84%, 520px)',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  '&[data-own]': { alignItems: 'end' },
  // A picture takes its room before it is there.
  '&[data-has-media]': { width: 'min(84%, 520px)' },
})
const Box = styled('div')({
  position: 'relative',
  maxWidth: '100%',
  padding: '6px 12px',
  borderRadius: 16,
  backgroundColor: space.raised,
  color: ink.primary,
  ...scale.ui,
  // In colours of the system a bubble has no ground of its own.
  outline: '1px solid transparent',
  outlineOffset: -1,
  '[data-own] > &': { backgroundColor: space.own },
  '&[data-ends-group]': { borderEndStartRadius: 5 },
  '[data-own] > &[data-ends-group]': { borderEndStartRadius: 16, borderEndEndRadius: 5 },
  '&[data-state=unsent]': { outline: `1px dashed ${signal.error}` },
  '&:not([data-state=sent])': { color: ink.secondary },
})
/** As wide as the stamp: keeps its place free behind the last word. */
const Room = styled('span')({
  '&::after': {
    content: 'attr(data-stamp)',
    display: 'inline-block',
    paddingInlineStart: 10,
    visibility: 'hidden',
    ...small,
  },
  '&[data-has-mark]::after': { paddingInlineEnd: MARK.width + MARK.gap },
})
const Stamp = styled('span')({
  position: 'absolute',
  right: 12,
  bottom: 6,
  display: 'flex',
  alignItems: 'center',
  gap: MARK.gap,
  color: ink.secondary,
  ...small,
  // Where the last line of what is written ends on the left.
  'div:dir(rtl) ~ &': { right: 'auto', left: 12 },
})

/** Under a file, which has no last word. */
const Foot = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: MARK.gap,
  padding: '2px 4px 0',
  color: ink.secondary,
  ...small,
})

interface MessageBubbleProps {
  readonly bubble: Bubble
  readonly sender: string
  readonly own: boolean
  readonly endsGroup: boolean
  /** The friend has read it, and none of the member's that came after it. */
  readonly isLastRead: boolean
}

/** Content of a message, with its time. */
export function MessageBubble({ bubble, sender, own, endsGroup, isLastRead }: MessageBubbleProps) {
  const { id, text, file, state } = bubble
  const stamp = stampOf(bubble, isLastRead)
  const hasMark = own && state === 'sent' && !isLastRead
  const room = stamp !== '' && <Room aria-hidden data-stamp={stamp} data-has-mark={hasMark || undefined} />
  const when = (
    <>
      {stamp}
      {hasMark && <Check titleAccess={copy.sent} sx={{ fontSize: MARK.width }} />}
    </>
  )
  return (
    <Article
      aria-label={`${sender}, ${timeLabel(bubble.at)}`}
      data-own={own || undefined}
      data-has-media={(file && isShown(file)) || undefined}
    >
      {file && <MessageFile messageId={id} file={file} sender={own ? null : sender} />}
      {text !== null && (
        <Box data-state={state} data-ends-group={endsGroup || undefined}>
          <MessageText of={id} text={text} room={room} />
          <Stamp>{when}</Stamp>
        </Box>
      )}
      {file && state === 'sending' && <UploadLine messageId={id} name={file.name} />}
      {file && text === null && state !== 'sending' && stamp !== '' && <Foot>{when}</Foot>}
      {bubble.state === 'unsent' && <UnsentActions messageId={bubble.id} />}
    </Article>
  )
}

function stampOf({ at, state }: Bubble, isLastRead: boolean): string {
  if (state === 'unsent') return ''
  if (state !== 'sent') return copy[state]
  return isLastRead ? `${timeLabel(at)} · ${copy.read}` : timeLabel(at)
}

interface MessageTextProps {
  readonly of: string
  readonly text: string
  /** For what stands behind the last word. */
  readonly room: ReactNode
}

function MessageText({ of, text, room }: MessageTextProps) {
  const shown = withoutGaps(text)
  const parts = useMemo(() => textParts(shown, findLinks(shown)), [shown])
  return (
    <LongText of={of} text={shown}>
      <LinkedText parts={parts} />
      {room}
    </LongText>
  )
}
