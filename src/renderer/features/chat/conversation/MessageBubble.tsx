import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { findLinks } from '#renderer/entities/text/find-links.ts'
import { LinkedText } from '#renderer/entities/text/LinkedText.tsx'
import { textParts } from '#renderer/entities/text/text-parts.ts'
import { ink, space } from '#renderer/theme/tokens.ts'
import { withoutGaps } from '#renderer/ui/long-text/long-text.ts'
import { LongText } from '#renderer/ui/long-text/LongText.tsx'
import { copy } from '../copy.ts'
import { UnsentActions } from '../sending/UnsentActions.tsx'
import { timeLabel, type Bubble } from './timeline.ts'

interface MessageBubbleProps {
  readonly bubble: Bubble
  readonly sender: string
  readonly own: boolean
}

const ownLook = {
  background: space.own,
  borderColor: space.own,
  borderBottomRightRadius: 6,
}
const friendLook = { background: space.raised, borderColor: space.line, borderBottomLeftRadius: 6 }

export function MessageBubble({ bubble, sender, own }: MessageBubbleProps) {
  return (
    <Box
      component="article"
      aria-label={`${sender}, ${timeLabel(bubble.at)}`}
      sx={{
        maxWidth: '84%',
        display: 'flex',
        flexDirection: 'column',
        alignItems: own ? 'flex-end' : 'start',
      }}
    >
      <Box
        sx={{
          px: 1.5,
          py: 0.875,
          border: '1px solid',
          borderRadius: '18px',
          color: ink.primary,
          fontSize: '0.9375rem',
          lineHeight: 1.45,
          opacity: bubble.state === 'sent' ? 1 : 0.75,
          ...(own ? ownLook : friendLook),
          ...(bubble.state === 'unsent' && { borderColor: 'error.main', borderStyle: 'dashed' }),
        }}
      >
        {bubble.text === null ? <em>{copy.file}</em> : <MessageText of={bubble.id} text={bubble.text} />}
      </Box>
      {bubble.state === 'unsent' && <UnsentActions messageId={bubble.id} />}
    </Box>
  )
}

function MessageText({ of, text }: { readonly of: string; readonly text: string }) {
  const shown = withoutGaps(text)
  const parts = useMemo(() => textParts(shown, findLinks(shown)), [shown])
  return (
    <LongText of={of} text={shown}>
      <LinkedText parts={parts} />
    </LongText>
  )
}
