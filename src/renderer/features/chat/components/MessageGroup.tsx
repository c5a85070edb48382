import Check from '@mui/icons-material/Check'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Friend } from '#renderer/entities/friends/friend.ts'
import { copy } from '../copy.ts'
import { timeLabel, type Bubble, type BubbleGroup } from '../model/timeline.ts'
import { MessageBubble } from './MessageBubble.tsx'

interface MessageGroupProps {
  readonly group: BubbleGroup
  readonly friend: Friend
}

/** Messages of one sender in a row, with the time of the last one. */
export function MessageGroup({ group, friend }: MessageGroupProps) {
  const own = group.senderId !== friend.id
  const last = group.bubbles.at(-1)
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: own ? 'flex-end' : 'flex-start',
        gap: 0.5,
        mb: 1.25,
      }}
    >
      {group.bubbles.map((bubble) => (
        <MessageBubble key={bubble.id} bubble={bubble} sender={own ? copy.you : friend.username} own={own} />
      ))}
      {last && last.state !== 'unsent' && <GroupFoot bubble={last} own={own} />}
    </Box>
  )
}

function GroupFoot({ bubble, own }: { readonly bubble: Bubble; readonly own: boolean }) {
  return (
    <Typography
      variant="caption"
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5, px: 0.75, color: 'text.secondary' }}
    >
      {bubble.state === 'sending' ? (
        copy.sending
      ) : (
        <time dateTime={bubble.at.toISOString()}>{timeLabel(bubble.at)}</time>
      )}
      {own && bubble.state === 'sent' && <Check titleAccess={copy.sent} sx={{ fontSize: 14 }} />}
    </Typography>
  )
}
