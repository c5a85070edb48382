import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Friend } from '#renderer/entities/friends/friend.ts'
import { useToday } from '#renderer/lib/use-today.ts'
import { copy } from '../copy.ts'
import { DaySection } from './DaySection.tsx'
import { NewMessagesButton } from './NewMessagesButton.tsx'
import { OlderPages } from './OlderPages.tsx'
import { toTimeline, type Bubble } from './timeline.ts'
import type { OlderMessages } from './use-older-messages.ts'
import { useStickToNewest } from './use-stick-to-newest.ts'

interface MessageLogProps {
  readonly friend: Friend
  readonly bubbles: readonly Bubble[]
  readonly hasOlder: boolean
  readonly older: OlderMessages
}

/** The scrolling log. Its newest end is its origin, so older pages and a growing input never move what is read. */
export function MessageLog({ friend, bubbles, hasOlder, older }: MessageLogProps) {
  const { log, isAway, toNewest } = useStickToNewest(bubbles.at(-1))
  const today = useToday()
  return (
    <Box sx={{ position: 'relative', flex: 1, minHeight: 0, display: 'flex' }}>
      <Box
        ref={log}
        role="log"
        aria-live="polite"
        aria-busy={older.status === 'loading'}
        aria-label={copy.log(friend.username)}
        tabIndex={0}
        sx={{
          flex: 1,
          display: 'flex',
          flexDirection: 'column-reverse',
          overflowY: 'auto',
          overflowAnchor: 'none',
          outlineOffset: -2,
        }}
      >
        <Box sx={{ px: 1.75, pb: 1.5, width: '100%' }}>
          {hasOlder ? (
            <OlderPages {...older} firstId={bubbles[0]?.id} />
          ) : (
            <Typography
              variant="caption"
              component="p"
              sx={{ py: 2, textAlign: 'center', color: 'text.disabled' }}
            >
              {copy.beginning(friend.username)}
            </Typography>
          )}
          {toTimeline(bubbles).map((day) => (
            <DaySection key={day.key} day={day} today={today} friend={friend} />
          ))}
        </Box>
      </Box>
      {isAway && <NewMessagesButton onClick={toNewest} />}
    </Box>
  )
}
