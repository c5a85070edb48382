import AddReaction from '@mui/icons-material/AddReactionOutlined'
import ChatBubble from '@mui/icons-material/ChatBubbleOutlineRounded'
import Share from '@mui/icons-material/IosShareRounded'
import { styled } from '@mui/material/styles'
import { ink } from '#renderer/theme/tokens.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy } from '../copy.ts'
import type { Post } from '../posts/post.ts'
import { ActionButton } from '../reactions/ActionButton.tsx'
import { LikeButton } from '../reactions/LikeButton.tsx'
import { SaveButton } from '../reactions/SaveButton.tsx'

interface PostActionsProps {
  readonly post: Post
  readonly commentsId: string
  readonly isExpanded: boolean
  readonly onToggleComments: () => void
}

const Row = styled('div')({ display: 'flex', gap: 4, margin: '0 -10px', '& svg': { fontSize: 18 } })

export function PostActions({ post, commentsId, isExpanded, onToggleComments }: PostActionsProps) {
  const toasts = useToasts()
  return (
    <Row>
      <LikeButton post={post} />
      <ActionButton
        label={copy.post.comments}
        count={post.comments_count}
        icon={<ChatBubble />}
        aria-expanded={isExpanded}
        aria-controls={commentsId}
        onClick={onToggleComments}
      />
      <ActionButton
        label={copy.post.share}
        icon={<Share />}
        color={ink.muted}
        onClick={toasts.comingSoon}
        isPushedRight
      />
      <ActionButton
        label={copy.post.emoji}
        icon={<AddReaction />}
        color={ink.muted}
        onClick={toasts.comingSoon}
      />
      <SaveButton post={post} />
    </Row>
  )
}
