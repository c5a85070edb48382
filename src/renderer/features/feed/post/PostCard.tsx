import { styled } from '@mui/material/styles'
import { memo, startTransition, Suspense, useId, useState, type CSSProperties } from 'react'
import { lazyComponent } from '#renderer/lib/lazy-component.ts'
import { useEver } from '#renderer/lib/use-ever.ts'
import { useKeepMounted } from '#renderer/ui/virtual-list/row-context.ts'
import { categoryAccent } from '../categories.ts'
import { copy } from '../copy.ts'
import { PostText } from '../posts/PostText.tsx'
import type { Post } from '../posts/post.ts'
import { useConfirmedDeletion } from '../posts/use-confirmed-deletion.ts'
import { EditPost } from './EditPost.tsx'
import { PostActions } from './PostActions.tsx'
import { PostHeader } from './PostHeader.tsx'
import { PostMenu } from './PostMenu.tsx'
import { useDeletePost } from './post-mutations.ts'
import { useEditing } from './use-editing.ts'
import { useFocusAfterEditing } from './use-focus-after-editing.ts'

interface PostCardProps {
  readonly post: Post
  /** In the feed, from 1 on. */
  readonly position: number
  /** Posts of the feed, -1 while nobody knows. */
  readonly total: number
}

const Comments = lazyComponent(() => import('../comments/Comments.tsx'), 'Comments')

/** Comments are loaded on first expand (spec §4), they and what shows them, and kept from then on. */
function useExpandedComments() {
  const id = useId()
  const [isExpanded, setIsExpanded] = useState(false)
  // A transition, for the reason that menus have (`useAnchor`).
  const toggle = () => startTransition(() => setIsExpanded(!isExpanded))
  return { id, isExpanded, wasExpanded: useEver(isExpanded), toggle }
}

/** In the accent of the post's category. */
const Card = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: 14,
  padding: '20px 20px 10px',
  border: '1px solid color-mix(in srgb, var(--accent) 24%, transparent)',
  borderRadius: theme.shape.borderRadius,
  background: theme.palette.background.paper,
  transition: 'border-color 160ms',
  '&:hover, &:focus-within': { borderColor: 'color-mix(in srgb, var(--accent) 50%, transparent)' },
}))

/** A post of the feed, with what its reader may do with it and its comments. */
export const PostCard = memo(function PostCard({ post, position, total }: PostCardProps) {
  const editing = useEditing(post)
  const menuButton = useFocusAfterEditing(editing.isEditing)
  const comments = useExpandedComments()
  const deletion = useDeletePost()
  const remove = useConfirmedDeletion(deletion.mutateAsync)
  useKeepMounted(editing.isUnsaved || comments.isExpanded || deletion.isPending)
  return (
    <Card
      aria-label={copy.post.by(post.author.username)}
      aria-busy={deletion.isPending}
      aria-posinset={position}
      aria-setsize={total}
      style={{ '--accent': categoryAccent(post.category) } as CSSProperties}
    >
      <PostHeader
        post={post}
        menu={
          <PostMenu
            post={post}
            buttonRef={menuButton}
            onEdit={editing.start}
            onDelete={() => void remove(post.id)}
          />
        }
      />
      {editing.isEditing ? (
        <EditPost
          post={post}
          text={editing.text}
          takesFocus={editing.wasStarted}
          onChange={editing.setText}
          onSaved={editing.finish}
          onCancel={editing.stop}
          onPutAway={editing.putAway}
        />
      ) : (
        <PostText text={post.content} />
      )}
      <div>
        <PostActions
          post={post}
          commentsId={comments.id}
          isExpanded={comments.isExpanded}
          onToggleComments={comments.toggle}
        />
        <Suspense>
          {comments.wasExpanded && <Comments id={comments.id} post={post} isShown={comments.isExpanded} />}
        </Suspense>
      </div>
    </Card>
  )
})
