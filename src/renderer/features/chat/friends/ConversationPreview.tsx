import { styled } from '@mui/material/styles'
import { useAtomValue } from 'jotai'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import { useDraftText } from '#renderer/session/drafts.ts'
import { ink, scale, signal } from '#renderer/theme/tokens.ts'
import { Age } from '#renderer/ui/Age.tsx'
import { useDraftFilesOf } from '../attachment/draft-files.ts'
import { copy } from '../copy.ts'
import { useSummary } from '../summaries/summaries-cache.ts'
import { excerptOf, kindOf } from '../thread/chat-file.ts'

const Preview = styled('span')({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: ink.secondary,
  ...scale.small,
  '&[data-unread]': { color: ink.primary },
})
const Draft = styled('span')({ color: signal.warning })

/** What a conversation ends with: what is being written there, or the last message. */
export function ConversationPreview({ friendId }: { readonly friendId: string }) {
  const userId = useAtomValue(currentUserIdAtom) ?? ''
  const [draft] = useDraftText(`${userId}/message/${friendId}`)
  const summary = useSummary(friendId)
  const [file] = useDraftFilesOf(userId, friendId)
  if (draft.trim() !== '' || file)
    return (
      <Preview dir="auto">
        <Draft>{copy.draft}</Draft> {draft.trim() === '' && file ? kindOf(file) : draft}
      </Preview>
    )
  if (!summary) return <Preview />
  return (
    <Preview dir="auto" data-unread={summary.unread > 0 || undefined}>
      {summary.latest.sender_id === userId && `${copy.you}: `}
      {excerptOf(summary.latest)}
    </Preview>
  )
}

/** When the two last wrote to each other. */
export function ConversationAge({ friendId }: { readonly friendId: string }) {
  const latest = useSummary(friendId)?.latest
  return latest && <Age timestamp={latest.created_at} />
}
