import Check from '@mui/icons-material/Check'
import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import Typography from '@mui/material/Typography'
import { memo } from 'react'
import type { Friend } from '#renderer/entities/friends/friend.ts'
import { copy } from '../copy.ts'
import { MessageBubble } from './MessageBubble.tsx'
import { dayLabel, timeLabel, type Bubble, type TimelineRow } from './timeline.ts'

interface MessageRowProps extends TimelineRow {
  readonly today: Date
  readonly friend: Friend
}

/** One message on its side of the log, under the name of the day that it begins. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { bubble, startsDay, endsGroup, today, friend } = props
  const own = bubble.senderId !== friend.id
  return (
    <>
      {startsDay !== null && <DayDivider label={dayLabel(startsDay, today)} />}
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          alignItems: own ? 'flex-end' : 'flex-start',
          gap: 0.5,
          pb: endsGroup ? 1.25 : 0.5,
        }}
      >
        <MessageBubble bubble={bubble} sender={own ? copy.you : friend.username} own={own} />
        {endsGroup && bubble.state !== 'unsent' && <GroupFoot bubble={bubble} own={own} />}
      </Box>
    </>
  )
})

function DayDivider({ label }: { readonly label: string }) {
  return (
    <Divider sx={{ py: 1.5 }}>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
    </Divider>
  )
}

function GroupFoot({ bubble, own }: { readonly bubble: Bubble; readonly own: boolean }) {
  return (
    <Typography
      variant="caption"
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5, px: 0.75, color: 'text.secondary' }}
    >
      {bubble.state === 'sending' && copy.sending}
      {bubble.state === 'waiting' && copy.waiting}
      {bubble.state === 'sent' && <time dateTime={bubble.at.toISOString()}>{timeLabel(bubble.at)}</time>}
      {own && bubble.state === 'sent' && <Check titleAccess={copy.sent} sx={{ fontSize: 14 }} />}
    </Typography>
  )
}
