import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRef, type ReactNode } from 'react'
import { MemberRowsSkeleton } from '#renderer/entities/member/MemberRowsSkeleton.tsx'
import { MemberAvatarLink, MemberLink } from '#renderer/entities/member/MemberLink.tsx'
import { useFocusFallback } from '#renderer/lib/focus.ts'
import { nowAtom } from '#renderer/lib/clock.ts'
import { useWindowValue } from '#renderer/lib/store.ts'
import { scale } from '#renderer/theme/tokens.ts'
import { Panel } from '#renderer/ui/Panel.tsx'
import { ageInWords, fullDate } from '#renderer/ui/relative-age.ts'
import { RetryNote } from '#renderer/ui/states/RetryNote.tsx'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import type { Waiting } from './api.ts'
import { copy } from './copy.ts'
import { usePendingRequests } from './pending-requests.ts'
import type { RequestList } from './requests.ts'

const texts = copy.lists

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  py: 0.75,
  '& > :last-child': { ml: 'auto' },
} as const

const who = {
  display: 'grid',
  justifyItems: 'start',
  flex: '1 1 120px',
  minWidth: 0,
  '& > *': { maxWidth: '100%' },
} as const

interface PendingPanelProps {
  readonly list: RequestList
  /** Text without requests; without it there is then no panel. */
  readonly empty?: string
  /** A strip above the main content of a page. */
  readonly isSlim?: boolean
  /** Actions on a request from or to a member. */
  readonly actions: (member: Waiting) => ReactNode
}

/** Pending requests: with whom, and since when. */
export function PendingPanel({ list, empty, isSlim = false, actions }: PendingPanelProps) {
  const { members, query } = usePendingRequests(list)
  const rows = useRef<HTMLUListElement>(null)
  // A settled request leaves the list; the panel disappears with the last one.
  const heir = useFocusFallback(
    () => rows.current?.querySelector('button') ?? document.querySelector('main h1'),
  )
  // A failure here also affects the received requests, and is reported there.
  const isFailureSaid = list !== 'received'
  if (!empty && !members?.length && (members || isFailureSaid || !query.isError)) return null
  const title = texts[list]
  return (
    <Panel title={title} isSlim={isSlim}>
      {!members && query.isError && (
        <RetryNote text={texts.loadFailed} onRetry={() => void query.refetch()} />
      )}
      {!members && !query.isError && <MemberRowsSkeleton label={texts.loading} />}
      {members?.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {empty}
        </Typography>
      )}
      {members && members.length > 0 && (
        <Box component="ul" ref={rows} aria-label={title} {...heir} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {members.map((member) => (
            <Box key={member.id} component="li" sx={row}>
              <MemberAvatarLink member={member} size={isSlim ? 40 : 44} />
              <Box sx={who}>
                <MemberLink member={member} />
                <Since timestamp={member.created_at} />
              </Box>
              {actions(member)}
            </Box>
          ))}
        </Box>
      )}
      {query.hasNextPage && (
        <Button
          size="small"
          onClick={() => void query.fetchNextPage()}
          {...whileBusy(query.isFetchingNextPage)}
        >
          {texts.more}
        </Button>
      )}
    </Panel>
  )
}

function Since({ timestamp }: { readonly timestamp: string }) {
  const now = useWindowValue(nowAtom)
  return (
    <Box
      component="time"
      dateTime={timestamp}
      title={fullDate(timestamp)}
      sx={{ ...scale.small, color: 'text.secondary' }}
    >
      {ageInWords(timestamp, now)}
    </Box>
  )
}
