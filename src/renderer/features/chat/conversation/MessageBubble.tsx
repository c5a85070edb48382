import Check from '@mui/icons-material/Check'
import DoneAll from '@mui/icons-material/DoneAll'
import { styled } from '@mui/material/styles'
import { useMemo, type ReactNode } from 'react'
import { findLinks } from '#renderer/entities/text/find-links.ts'
import { LinkedText } from '#renderer/entities/text/LinkedText.tsx'
import { textParts } from '#renderer/entities/text/text-parts.ts'
import { font, ink, nebula, roomyWindow, scale, signal, space } from '#renderer/theme/tokens.ts'
import { withoutGaps } from '#renderer/ui/long-text.ts'
import { LongText } from '#renderer/ui/LongText.tsx'
import { isShown } from '../messages/message-file.ts'
import { timeLabel } from '../messages/moments.ts'
import { hasStamp, MessageFile } from './MessageFile.tsx'
import { copy } from '../copy.ts'
import { UnsentActions, UploadLine } from './UnsentMessage.tsx'
import { ASIDE } from './MessageMenu.tsx'
import { momentLabel, type Bubble } from './timeline.ts'

/** Pixels of the sign that a message has gone out or was read, and before it. */
const MARK = { width: 14, gap: 3 }
/** Pixels around a text; more where there is room for air. */
const PAD = { block: 4, inline: 11 }
const WIDE_PAD = { block: 6, inline: 13 }
const small = {
  ...scale.small,
  fontSize: '0.6875rem',
  whiteSpace: 'nowrap',
  [roomyWindow]: { fontSize: '0.75rem' },
} as const
/** Of a bubble: where it ends, and where it meets another of its group. */
const [ROUND, TIGHT] = [16, 5]
/** Pixels that the last of a group reaches out towards who says it. */
const TAIL = 7

/** Leaves room for what stands beside it. */
const MOST_WIDTH = `min(100% - ${ASIDE}px, 520px)`

// One element each: a log that is scrolled draws a message within a frame.
const Article = styled('article')({
  minWidth: 0,
  maxWidth: MOST_WIDTH,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  // Room for the tail of its group.
  paddingLeft: TAIL,
  '&[data-own]': { alignItems: 'end', padding: `0 ${TAIL}px 0 0` },
  // A picture takes its room before it is there, and is as far from the next message as a text.
  '&[data-has-media]': { width: MOST_WIDTH },
  '&[data-has-media] > div:first-of-type': { marginBlock: 0 },
})
const Box = styled('div')({
  position: 'relative',
  maxWidth: '100%',
  padding: `${PAD.block}px ${PAD.inline}px`,
  // Those of a group are one shape, with one tail.
  borderRadius: `${TIGHT}px ${ROUND}px ${ROUND}px ${TIGHT}px`,
  backgroundColor: space.theirs,
  color: ink.primary,
  ...scale.ui,
  lineHeight: 4 / 3,
  [roomyWindow]: {
    padding: `${WIDE_PAD.block}px ${WIDE_PAD.inline}px`,
    fontSize: scale.text.fontSize,
    lineHeight: 11 / 8,
  },
  // No word alone in the last line.
  textWrap: 'pretty',
  // In colours of the system a bubble has no ground of its own.
  outline: '1px solid transparent',
  outlineOffset: -1,
  '[data-own] > &': {
    borderRadius: `${ROUND}px ${TIGHT}px ${TIGHT}px ${ROUND}px`,
    backgroundColor: space.own,
  },
  '&&[data-starts-group]': { borderTopLeftRadius: ROUND, borderTopRightRadius: ROUND },
  '&&[data-ends-group]': { borderBottomLeftRadius: 0 },
  '[data-own] > &&[data-ends-group]': { borderBottomLeftRadius: ROUND, borderBottomRightRadius: 0 },
  '&[data-ends-group]::after': {
    content: '""',
    position: 'absolute',
    bottom: 0,
    left: -TAIL,
    width: TAIL,
    height: 12,
    backgroundColor: 'inherit',
    clipPath: `path("M${TAIL} 0V12H0C4 10 ${TAIL} 6 ${TAIL} 0Z")`,
    '@media (forced-colors: active)': { display: 'none' },
  },
  '[data-own] > &[data-ends-group]::after': { left: '100%', transform: 'scaleX(-1)' },
  '&[data-state=unsent]': { outline: `1px dashed ${ink.muted}` },
  '&[data-state=refused]': { outline: `1px dashed ${signal.error}` },
  '&:is([data-state=unsent], [data-state=refused])::after': { display: 'none' },
  '&:not([data-state=sent])': { color: ink.secondary },
  // A picture of its own, on no ground.
  '&&[data-emoji]': { padding: '0 2px', background: 'none', fontSize: '2.75rem', lineHeight: 1.2 },
  '&[data-emoji] > div': { fontFamily: font.emoji },
  '&&[data-emoji]::after': { display: 'none' },
})
/** As wide as the stamp: keeps its place free behind the last word. */
const Room = styled('span')({
  '&::after': {
    content: 'attr(data-stamp)',
    display: 'inline-block',
    paddingInlineStart: 10,
    visibility: 'hidden',
    fontFamily: font.text,
    ...small,
  },
  '&[data-has-mark]::after': { paddingInlineEnd: MARK.width + MARK.gap },
})
/** When it was sent, and what has become of it; in the place that a file has for it. */
const When = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: MARK.gap,
  marginInlineStart: 'auto',
  ...small,
})
/** The same in the last line of a text. */
const Stamp = styled(When)({
  position: 'absolute',
  right: PAD.inline,
  bottom: PAD.block,
  color: ink.secondary,
  // Where the last line of what is written ends on the left.
  'div:dir(rtl) ~ &': { right: 'auto', left: PAD.inline },
  [roomyWindow]: {
    right: WIDE_PAD.inline,
    bottom: WIDE_PAD.block,
    'div:dir(rtl) ~ &': { right: 'auto', left: WIDE_PAD.inline },
  },
  '[data-emoji] > &': { right: 2, bottom: 2 },
})
/** The same under a file that has no place for it. */
const Foot = styled(When)({ padding: '2px 4px 0', color: ink.secondary })

const mark = { fontSize: MARK.width }
const readMark = { ...mark, color: nebula.cyan }

interface MessageBubbleProps {
  readonly bubble: Bubble
  readonly sender: string
  readonly own: boolean
  readonly startsGroup: boolean
  readonly endsGroup: boolean
  /** The friend has read it, and none of the member's that came after it. */
  readonly isLastRead: boolean
  /** The friend has read it, which the last such message says for all. */
  readonly isRead: boolean
}

/** Emoji that say all, as pictures do; more of them are a text. */
const FEW_EMOJI = /^\s*(?:\p{RGI_Emoji}\s*){1,3}$/v

/** Whether a message shows its time by itself: a group does so once, at its end. */
export const isTimed = ({ state }: Bubble, endsGroup: boolean, isLastRead: boolean): boolean =>
  endsGroup || isLastRead || state !== 'sent'

/** Content of a message, with its time. */
export function MessageBubble(props: MessageBubbleProps) {
  const { bubble, sender, own, startsGroup, endsGroup, isLastRead, isRead } = props
  const { id, text, file, state } = bubble
  const hasTime = isTimed(bubble, endsGroup, isLastRead)
  const stamp = hasTime ? stampOf(bubble) : ''
  const hasMark = hasTime && own && state === 'sent'
  const isInFile = file !== null && text === null && state === 'sent' && hasStamp(file)
  const room = stamp !== '' && <Room aria-hidden data-stamp={stamp} data-has-mark={hasMark || undefined} />
  const when = (
    <>
      {stamp}
      {hasMark && !isRead && <Check titleAccess={copy.sent} sx={mark} />}
      {hasMark && isRead && <DoneAll {...(isLastRead && { titleAccess: copy.read })} sx={readMark} />}
    </>
  )
  return (
    <Article
      aria-label={`${sender}, ${timeLabel(bubble.at)}`}
      title={momentLabel(bubble.at)}
      data-own={own || undefined}
      data-has-media={(file && isShown(file)) || undefined}
    >
      {file && (
        <MessageFile
          messageId={id}
          file={file}
          sender={own ? null : sender}
          stamp={isInFile && hasTime && <When>{when}</When>}
        />
      )}
      {text !== null && (
        <Box
          data-state={state}
          data-starts-group={startsGroup || undefined}
          data-ends-group={endsGroup || undefined}
          data-emoji={FEW_EMOJI.test(text) || undefined}
        >
          <MessageText of={id} text={text} room={room} />
          {stamp !== '' && <Stamp>{when}</Stamp>}
        </Box>
      )}
      {file && state === 'sending' && <UploadLine messageId={id} name={file.name} />}
      {file && text === null && !isInFile && state !== 'sending' && stamp !== '' && <Foot>{when}</Foot>}
      {isLeft(state) && <UnsentActions messageId={id} isRefused={state === 'refused'} />}
    </Article>
  )
}

/** Whether it has not gone out, and is not about to. */
const isLeft = (state: Bubble['state']): state is 'unsent' | 'refused' =>
  state === 'unsent' || state === 'refused'

function stampOf({ at, state }: Bubble): string {
  if (isLeft(state)) return ''
  return state === 'sent' ? timeLabel(at) : copy[state]
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
