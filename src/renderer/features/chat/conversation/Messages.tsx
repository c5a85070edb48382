import { useJobs } from '#renderer/session/jobs.ts'
import { useZone } from '#renderer/lib/wake.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { useUndeleted } from '#renderer/entities/deletion/undoable-deletion.ts'
import { Lightbox } from '#renderer/entities/files/show/Lightbox.tsx'
import type { Friend } from '#renderer/entities/friends/friend.ts'
import { hueOf } from '#renderer/entities/member/draw-planet.ts'
import { MemberAvatar } from '#renderer/entities/member/MemberAvatar.tsx'
import { useOwnProfile } from '#renderer/entities/member/own-profile.ts'
import { PanelSky } from '#renderer/ui/sky/PanelSky.tsx'
import { LoadingRows } from '#renderer/ui/states/LoadingRows.tsx'
import { EmptyState, ErrorState } from '#renderer/ui/states/Notice.tsx'
import { Comet } from '#renderer/ui/states/scenes.tsx'
import { SkeletonLine } from '#renderer/ui/states/skeleton.ts'
import { space } from '#renderer/theme/tokens.ts'
import { mediaOfFile } from '../messages/message-file.ts'
import { copy } from '../copy.ts'
import { messageJob } from '../outbox/outbox.ts'
import { useConversation } from '../messages/conversation-cache.ts'
import { deletableMessage } from '../messages/deletion.ts'
import { MessageLog } from './MessageLog.tsx'
import { toBubbles, type Bubble } from './timeline.ts'
import { useOlderMessages, type OlderMessages } from './use-older-messages.ts'

/** Messages of a conversation, with the states of loading them. Those in the outbox show even without a server. */
export function Messages({ friend }: { readonly friend: Friend }) {
  const { data, isError, refetch, bubbles } = useBubbles(friend.id)
  const { data: profile } = useOwnProfile()
  const zone = useZone()
  const older = useOlderMessages(friend.id)
  const reload = () => void refetch()

  if (bubbles.length > 0) {
    const mediaOf = ({ id, file, senderId }: Bubble) =>
      file && mediaOfFile(id, file, senderId === friend.id ? friend.username : null)
    const first: OlderMessages = { status: isError ? 'failed' : 'loading', load: reload }
    return (
      <Lightbox label={copy.pictures} rows={bubbles} mediaOf={mediaOf}>
        <MessageLog
          // Its rows keep their hours and days.
          key={zone}
          friend={friend}
          bubbles={bubbles}
          hasOlder={data?.hasOlder ?? true}
          older={data ? older : first}
        />
      </Lightbox>
    )
  }
  if (!data && !isError) return <LoadingMessages />
  return (
    <Box
      sx={{
        position: 'relative',
        flex: 1,
        minHeight: 0,
        overflowY: 'auto',
        display: 'grid',
        alignContent: 'center',
        pb: 5,
      }}
    >
      <PanelSky glow={hueOf(friend.id)} rim={hueOf(friend.id)} />
      {data && (
        <EmptyState
          scene={
            <Comet
              from={<MemberAvatar member={profile ?? null} size={48} />}
              to={<MemberAvatar member={friend} size={48} />}
            />
          }
          title={copy.emptyConversationTitle}
          description={copy.emptyConversation(friend.username)}
        />
      )}
      {!data && <ErrorState message={copy.conversationFailed} onRetry={reload} />}
    </Box>
  )
}

function useBubbles(friendId: string) {
  const { id } = useMember()
  const { data, isError, refetch } = useConversation(friendId)
  const outbox = useJobs(messageJob)
  const messages = useUndeleted(deletableMessage, data?.messages)
  const bubbles = useMemo(() => {
    const waiting = outbox.filter(({ payload }) => payload.receiver_id === friendId)
    return toBubbles(messages ?? [], waiting, id)
  }, [messages, outbox, friendId, id])
  return { data, isError, refetch, bubbles }
}

/** Of a message of one line each; who wrote it alternates. */
const widths = ['46%', '62%', '34%', '56%', '40%', '68%', '30%', '52%', '44%', '60%']

/** Stands for a conversation until it is known, at its newest end. */
export const LoadingMessages = () => (
  <Box
    sx={{
      flex: 1,
      minHeight: 0,
      overflow: 'hidden',
      display: 'grid',
      alignContent: 'end',
      px: 1.75,
      pb: 1,
      bgcolor: space.void,
    }}
  >
    <LoadingRows
      label={copy.loadingConversation}
      count={widths.length}
      row={(index) => (
        <SkeletonLine
          sx={{
            width: widths[index],
            height: 38,
            mb: 1.25,
            borderRadius: '16px',
            bgcolor: index % 2 ? space.own : space.theirs,
            opacity: 0.55,
            ml: index % 2 ? 'auto' : 0,
          }}
        />
      )}
    />
  </Box>
)
