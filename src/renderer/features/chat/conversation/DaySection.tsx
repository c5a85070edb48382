import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import Typography from '@mui/material/Typography'
import type { Friend } from '#renderer/entities/friends/friend.ts'
import { MessageRow } from './MessageRow.tsx'
import { dayLabel, type Day } from './timeline.ts'

interface DaySectionProps {
  readonly day: Day
  readonly today: Date
  readonly friend: Friend
}

/** Rows side by side, not in an element a group: an older page changes where a group begins, and nothing is drawn anew. */
export function DaySection({ day, today, friend }: DaySectionProps) {
  const label = dayLabel(day.key, today)
  return (
    <Box component="section" aria-label={label}>
      <Divider sx={{ my: 1.5 }}>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {label}
        </Typography>
      </Divider>
      {day.groups.flatMap(({ bubbles }) =>
        bubbles.map((bubble, index) => (
          <MessageRow
            key={bubble.id}
            bubble={bubble}
            friend={friend}
            endsGroup={index === bubbles.length - 1}
          />
        )),
      )}
    </Box>
  )
}
