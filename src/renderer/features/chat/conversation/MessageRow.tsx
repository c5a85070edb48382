import Check from '@mui/icons-material/Check'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Friend } from '#renderer/entities/friends/friend.ts'
import { copy } from '../copy.ts'
import { MessageBubble } from './MessageBubble.tsx'
import { timeLabel, type Bubble } from './timeline.ts'

interface MessageRowProps {
  readonly bubble: Bubble
  readonly friend: Friend
  /** The last of several by one sender shows the time for all of them. */
  readonly endsGroup: boolean
}

/** One message on its side of the log. */
export function MessageRow({ bubble, friend, endsGroup }: MessageRowProps) {
  const own = bubble.senderId !== friend.id
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: own ? 'flex-end' : 'flex-start',
        gap: 0.5,
        mb: endsGroup ? 1.25 : 0.5,
      }}
    >
      <MessageBubble bubble={bubble} sender={own ? copy.you : friend.username} own={own} />
      {endsGroup && bubble.state !== 'unsent' && <GroupFoot bubble={bubble} own={own} />}
    </Box>
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
