import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRef, type ReactNode } from 'react'
import { MemberRowsSkeleton } from '#renderer/entities/member/MemberRowsSkeleton.tsx'
import { MemberAvatarLink, MemberLink } from '#renderer/entities/member/MemberLink.tsx'
import type { MemberCard } from '#renderer/entities/member/profile.ts'
import { useFocusFallback } from '#renderer/lib/focus.ts'
import { Panel } from '#renderer/ui/Panel.tsx'
import { RetryNote } from '#renderer/ui/states/RetryNote.tsx'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { copy } from './copy.ts'
import { usePendingRequests } from './pending-requests.ts'
import type { Direction } from './requests.ts'

const texts = copy.lists

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  py: 0.75,
  '& > :last-child': { ml: 'auto' },
} as const

interface PendingPanelProps {
  readonly direction: Direction
  /** Without one there is no panel while nobody waits, nor while that is unknown. */
  readonly empty?: string
  /** Actions on the request of or to a member. */
  readonly actions: (member: MemberCard) => ReactNode
}

/** Incoming or outgoing requests. */
export function PendingPanel({ direction, empty, actions }: PendingPanelProps) {
  const { members, query } = usePendingRequests(direction)
  const list = useRef<HTMLUListElement>(null)
  // Whose request is settled leaves the list, and the last one takes it along.
  const heir = useFocusFallback(
    () => list.current?.querySelector('button') ?? document.querySelector('main h1'),
  )
  if (!empty && !members?.length && !(query.isError && !members)) return null
  const title = texts[direction]
  return (
    <Panel title={title}>
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
        <Box component="ul" ref={list} aria-label={title} {...heir} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {members.map((member) => (
            <Box key={member.id} component="li" sx={row}>
              <MemberAvatarLink member={member} size={44} />
              <Box sx={{ display: 'flex', flex: '1 1 120px', minWidth: 0 }}>
                <MemberLink member={member} />
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
