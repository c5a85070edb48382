import Check from '@mui/icons-material/Check'
import DoneAll from '@mui/icons-material/DoneAll'
import { styled } from '@mui/material/styles'
import { useIsDeleted } from '#renderer/entities/deletion/undoable-deletion.ts'
import { quarterHourAtom } from '#renderer/lib/clock.ts'
import { useZone } from '#renderer/lib/wake.ts'
import { useWindowValue } from '#renderer/lib/store.ts'
import { useDraftText } from '#renderer/session/drafts.ts'
import { useJobs } from '#renderer/session/jobs.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { ink, lamp, nebula, scale, signal } from '#renderer/theme/tokens.ts'
import { fullDate } from '#renderer/ui/relative-age.ts'
import { copy } from '../copy.ts'
import { isLater, type Summary } from '../messages/conversation-summary.ts'
import { deletableMessage } from '../messages/deletion.ts'
import { excerptOf, kindOf } from '../messages/message-file.ts'
import { endLabel } from '../messages/moments.ts'
import { useSummariesKnown, useSummary } from '../messages/summaries-cache.ts'
import { useDraftFilesOf } from '../outbox/draft-files.ts'
import { messageIdOf, messageJob, type OutgoingJob } from '../outbox/outbox.ts'

const Preview = styled('span')({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: ink.secondary,
  ...scale.preview,
  '&[data-unread]': { color: ink.primary, fontWeight: 600 },
  '&[data-nothing]': { color: ink.muted },
})
const Draft = styled('span')({ color: signal.warning })
const Failed = styled('span')({ color: signal.error })
const Own = styled('span')({ color: nebula.violet })

/** The last message that waits to be sent to a friend. */
function useWaiting(friendId: string, latestId: string | undefined): OutgoingJob | undefined {
  const last = useJobs(messageJob).findLast(({ payload }) => payload.receiver_id === friendId)
  // It may have arrived before the answer to it.
  return last && messageIdOf(last) === latestId ? undefined : last
}

/** Preview of a conversation: its draft, what waits to be sent, or the last message. */
export function ConversationPreview({ friendId }: { readonly friendId: string }) {
  const { id } = useMember()
  const [draft] = useDraftText(`message/${friendId}`)
  const summary = useSummary(friendId)
  const waiting = useWaiting(friendId, summary?.latest.id)
  const [file] = useDraftFilesOf(friendId)
  const isKnown = useSummariesKnown()
  const isDeleted = useIsDeleted(deletableMessage, summary?.latest.id ?? '')
  if (draft.trim() !== '' || file)
    return (
      <Preview dir="auto">
        <Draft>{copy.draft}</Draft> {draft.trim() === '' && file ? kindOf(file) : draft}
      </Preview>
    )
  if (waiting)
    return (
      <Preview dir="auto">
        {waiting.state === 'queued' ? <Own>{copy.you}: </Own> : <Failed>{copy.unsent}: </Failed>}
        {waiting.payload.file ? kindOf(waiting.payload.file) : waiting.payload.content}
      </Preview>
    )
  if (!summary) return <Preview data-nothing>{isKnown && copy.nothingYet}</Preview>
  // What came before it is known when the server has taken it out.
  if (isDeleted) return <Preview>{copy.removed}</Preview>
  return (
    <Preview dir="auto" data-unread={summary.unread > 0 || undefined}>
      {summary.latest.sender_id === id && <Own>{copy.you}: </Own>}
      {excerptOf(summary.latest)}
    </Preview>
  )
}

const End = styled('span')({
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  marginInlineStart: 'auto',
  color: ink.muted,
  '& time': { ...scale.small, fontSize: '0.75rem' },
  '[data-unread] > & time': { color: lamp.glow, fontWeight: 600 },
})

const mark = { fontSize: 15 }
const readMark = { ...mark, color: nebula.cyan }

/** When the two last wrote to each other, and whether what the member wrote last has gone out and was read. */
export function ConversationEnd({ friendId }: { readonly friendId: string }) {
  const { id } = useMember()
  const now = useWindowValue(quarterHourAtom)
  useZone()
  const summary = useSummary(friendId)
  const waiting = useWaiting(friendId, summary?.latest.id)
  const at = (waiting?.payload ?? summary?.latest)?.created_at
  if (at === undefined) return null
  const isOwn = !waiting && summary?.latest.sender_id === id
  return (
    <End>
      {isOwn && isRead(summary) && <DoneAll titleAccess={copy.read} sx={readMark} />}
      {isOwn && !isRead(summary) && <Check titleAccess={copy.sent} sx={mark} />}
      <time dateTime={at} title={fullDate(at)}>
        {endLabel(new Date(at), new Date(now))}
      </time>
    </End>
  )
}

const isRead = ({ friendReadAt, latest }: Summary): boolean => !isLater(latest.created_at, friendReadAt)
