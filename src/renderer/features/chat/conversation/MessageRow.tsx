import Check from '@mui/icons-material/Check'
import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import Typography from '@mui/material/Typography'
import { memo } from 'react'
import type { Friend } from '#renderer/entities/friends/friend.ts'
import { lamp } from '#renderer/theme/tokens.ts'
import { copy } from '../copy.ts'
import { MessageBubble } from './MessageBubble.tsx'
import { dayLabel, timeLabel, type TimelineRow } from './timeline.ts'

interface MessageRowProps extends TimelineRow {
  /** The first that the member had not read. */
  readonly startsNew: boolean
  /** The newest of the member's messages that the friend has read. */
  readonly isLastRead: boolean
  readonly today: Date
  readonly friend: Friend
}

/** One message on its side of the log, under the name of the day that it begins. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { bubble, startsDay, endsGroup, startsNew, isLastRead, today, friend } = props
  const own = bubble.senderId !== friend.id
  return (
    <>
      {startsDay !== null && <LogDivider label={dayLabel(startsDay, today)} />}
      {startsNew && <LogDivider label={copy.startsNew} color={lamp.glow} />}
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          alignItems: own ? 'flex-end' : 'flex-start',
          gap: 0.5,
          pb: endsGroup || isLastRead ? 1.25 : 0.5,
        }}
      >
        <MessageBubble bubble={bubble} sender={own ? copy.you : friend.username} own={own} />
        {(endsGroup || isLastRead) && bubble.state !== 'unsent' && (
          <GroupFoot bubble={bubble} own={own} isLastRead={isLastRead} />
        )}
      </Box>
    </>
  )
})

interface LogDividerProps {
  readonly label: string
  readonly color?: string
}

function LogDivider({ label, color = 'text.secondary' }: LogDividerProps) {
  return (
    <Divider sx={{ py: 1.5 }}>
      <Typography variant="caption" sx={{ color }}>
        {label}
      </Typography>
    </Divider>
  )
}

interface GroupFootProps extends Pick<MessageRowProps, 'bubble' | 'isLastRead'> {
  readonly own: boolean
}

function GroupFoot({ bubble, own, isLastRead }: GroupFootProps) {
  return (
    <Typography
      variant="caption"
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5, px: 0.75, color: 'text.secondary' }}
    >
      {bubble.state === 'sending' && copy.sending}
      {bubble.state === 'waiting' && copy.waiting}
      {bubble.state === 'sent' && <time dateTime={bubble.at.toISOString()}>{timeLabel(bubble.at)}</time>}
      {isLastRead && copy.read}
      {own && !isLastRead && bubble.state === 'sent' && (
        <Check titleAccess={copy.sent} sx={{ fontSize: 14 }} />
      )}
    </Typography>
  )
}
