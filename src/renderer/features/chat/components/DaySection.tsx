import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import Typography from '@mui/material/Typography'
import type { Friend } from '#renderer/entities/friends/friend.ts'
import { dayLabel, type Day } from '../model/timeline.ts'
import { MessageGroup } from './MessageGroup.tsx'

interface DaySectionProps {
  readonly day: Day
  readonly today: Date
  readonly friend: Friend
}

export function DaySection({ day, today, friend }: DaySectionProps) {
  const label = dayLabel(day.key, today)
  return (
    <Box component="section" aria-label={label}>
      <Divider sx={{ my: 1.5 }}>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {label}
        </Typography>
      </Divider>
      {day.groups.map((group) => (
        <MessageGroup key={group.bubbles[0]?.id} group={group} friend={friend} />
      ))}
    </Box>
  )
}
