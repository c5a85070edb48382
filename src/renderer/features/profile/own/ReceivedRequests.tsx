import Box from '@mui/material/Box'
import { useRef } from 'react'
import { useReceivedRequests } from '#renderer/entities/friends/requests/answers.ts'
import { MemberAvatarLink } from '#renderer/entities/member/avatar/MemberAvatarLink.tsx'
import { MemberLink } from '#renderer/entities/member/MemberLink.tsx'
import { useFocusHeir } from '#renderer/lib/focus/use-focus-heir.ts'
import { RetryNote } from '#renderer/ui/states/RetryNote.tsx'
import { Panel } from '#renderer/ui/panel/Panel.tsx'
import { AnswerButtons } from '../answer/AnswerButtons.tsx'
import { copy } from '../copy.ts'

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  py: 0.75,
  '& > :last-child': { ml: 'auto' },
} as const

/** Who waits for the member's answer. Nothing at all while nobody does. */
export function ReceivedRequests() {
  const { data: senders, isError, refetch } = useReceivedRequests()
  const list = useRef<HTMLUListElement>(null)
  // Who was answered leaves the list, and the last one takes it along.
  const heir = useFocusHeir(() => list.current?.querySelector('button') ?? document.querySelector('main h1'))
  if (senders?.length === 0 || (!senders && !isError)) return null
  return (
    <Panel title={copy.requests.title}>
      {!senders ? (
        <RetryNote text={copy.requests.loadFailed} onRetry={() => void refetch()} />
      ) : (
        <Box
          component="ul"
          ref={list}
          aria-label={copy.requests.title}
          {...heir}
          sx={{ listStyle: 'none', m: 0, p: 0 }}
        >
          {senders.map((sender) => (
            <Box key={sender.id} component="li" sx={row}>
              <MemberAvatarLink member={sender} size={44} />
              <Box sx={{ display: 'flex', flex: '1 1 120px', minWidth: 0 }}>
                <MemberLink member={sender} />
              </Box>
              <AnswerButtons member={sender} isMain={false} />
            </Box>
          ))}
        </Box>
      )}
    </Panel>
  )
}
