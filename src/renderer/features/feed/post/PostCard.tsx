import Box from '@mui/material/Box'
import Collapse from '@mui/material/Collapse'
import Paper from '@mui/material/Paper'
import { alpha } from '@mui/material/styles'
import { useAtomValue } from 'jotai'
import { memo, useId, useState } from 'react'
import { currentUserIdAtom } from '#renderer/entities/session/session.ts'
import { useDraftText } from '#renderer/lib/drafts.ts'
import { useKeepMounted } from '#renderer/ui/virtual-list/row-context.ts'
import { categoryAccent } from '../categories.ts'
import { Comments } from '../comments/Comments.tsx'
import { copy } from '../copy.ts'
import { PostText } from '../posts/PostText.tsx'
import type { Post } from '../posts/post.ts'
import { useConfirmedDeletion } from '../posts/use-confirmed-deletion.ts'
import { EditPost } from './EditPost.tsx'
import { PostActions } from './PostActions.tsx'
import { PostHeader } from './PostHeader.tsx'
import { PostMenu } from './PostMenu.tsx'
import { useDeletePost } from './post-mutations.ts'

interface PostCardProps {
  readonly post: Post
  /** In the feed, from 1 on. */
  readonly position: number
  /** Posts of the feed, -1 while nobody knows. */
  readonly total: number
}

/** Editing a post, with the text kept when the card goes away before it is saved. */
function useEditing(post: Post) {
  const userId = useAtomValue(currentUserIdAtom)
  const [draft, setDraft] = useDraftText(`${userId}/edit/${post.id}`)
  const [isEditing, setIsEditing] = useState(draft !== '')
  // A card that comes into the page with an old draft takes the focus from nobody.
  const [wasStarted, setWasStarted] = useState(false)
  const start = () => {
    if (draft === '') setDraft(post.content)
    setWasStarted(true)
    setIsEditing(true)
  }
  const stop = () => {
    setDraft('')
    setIsEditing(false)
  }
  /** Leaves the post as it is; changes to it stay for the next time. */
  const putAway = () => (draft === post.content ? stop() : setIsEditing(false))
  return { isEditing, wasStarted, draft, setDraft, start, stop, putAway }
}

function useComments() {
  const id = useId()
  const [isExpanded, setIsExpanded] = useState(false)
  // Loaded on first expand (spec §4), kept from then on.
  const [wasExpanded, setWasExpanded] = useState(false)
  const toggle = () => {
    setWasExpanded(true)
    setIsExpanded(!isExpanded)
  }
  return { id, isExpanded, wasExpanded, toggle }
}

const cardStyle = (post: Post) => ({
  p: 2.5,
  pb: 1.25,
  display: 'grid',
  gap: 1.75,
  borderColor: alpha(categoryAccent(post.category), 0.24),
  transition: 'border-color 160ms',
  '&:hover, &:focus-within': { borderColor: alpha(categoryAccent(post.category), 0.5) },
})

export const PostCard = memo(function PostCard({ post, position, total }: PostCardProps) {
  const editing = useEditing(post)
  const comments = useComments()
  const deletion = useDeletePost()
  const remove = useConfirmedDeletion(deletion.mutateAsync)
  useKeepMounted(editing.draft !== '' || comments.isExpanded || deletion.isPending)
  return (
    <Paper
      component="article"
      aria-label={copy.post.by(post.author.username)}
      aria-busy={deletion.isPending}
      aria-posinset={position}
      aria-setsize={total}
      sx={cardStyle(post)}
    >
      <PostHeader
        post={post}
        menu={<PostMenu post={post} onEdit={editing.start} onDelete={() => void remove(post.id)} />}
      />
      {editing.isEditing ? (
        <EditPost
          post={post}
          text={editing.draft}
          takesFocus={editing.wasStarted}
          onChange={editing.setDraft}
          onDone={editing.stop}
          onPutAway={editing.putAway}
        />
      ) : (
        <PostText text={post.content} />
      )}
      <Box>
        <PostActions
          post={post}
          commentsId={comments.id}
          isExpanded={comments.isExpanded}
          onToggleComments={comments.toggle}
        />
        <Collapse in={comments.isExpanded} id={comments.id}>
          {comments.wasExpanded && <Comments post={post} />}
        </Collapse>
      </Box>
    </Paper>
  )
})
