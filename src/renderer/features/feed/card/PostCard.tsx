import { Suspense, memo, startTransition, useId, useState } from 'react'
import AddReaction from '@mui/icons-material/AddReactionOutlined'
import ChatBubble from '@mui/icons-material/ChatBubbleOutlineRounded'
import Share from '@mui/icons-material/IosShareRounded'
import { styled } from '@mui/material/styles'
import { MediaView } from '#renderer/entities/files/show/MediaView.tsx'
import { useFocusAfterEditing } from '#renderer/lib/focus.ts'
import { lazyComponent, useMountedOnce } from '#renderer/lib/lazy-component.tsx'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { usePinnedRow } from '#renderer/ui/virtual-list/scroll-position.ts'
import { copy } from '../copy.ts'
import { useArrival } from '../posts/arrival.ts'
import { useDeletedComments } from '../comments/deletable-comment.ts'
import { jokeSize, PostText, textSize } from '../posts/PostText.tsx'
import { hasMedia, type Post } from '../posts/post.ts'
import { useConfirmedDeletion } from '../posts/use-confirmed-deletion.ts'
import { Card, mediaHeight } from './PostSheet.ts'
import { EditPost, useEditing } from './EditPost.tsx'
import { PostHeader } from './PostHeader.tsx'
import { PostMenu } from './PostMenu.tsx'
import { deletablePost } from './post-mutations.ts'
import { ActionButton } from '../reactions/ActionButton.tsx'
import { LikeButton, SaveButton } from '../reactions/ReactionButtons.tsx'
import { mediaOfPost } from '../posts/post-media.ts'

interface PostCardProps {
  readonly post: Post
  /** Position in the feed, from 1. */
  readonly position: number
  /** Number of posts in the feed; -1 if unknown. */
  readonly total: number
  /** False where all posts have the same category. */
  readonly showsCategory: boolean
  /** In the humour section, where each has a stage. */
  readonly isTold?: boolean
  /** The member has just published it. */
  readonly isArriving: boolean
  /** On the page of one post its comments are part of the page. */
  readonly showsComments?: boolean
}

const Comments = lazyComponent(() => import('../comments/Comments.tsx'), 'Comments')
const ListeningMoon = lazyComponent(() => import('../reactions/ListeningMoon.tsx'), 'ListeningMoon')

/** Comments, and their component, are loaded when first expanded (spec §4), and stay mounted. */
function useExpandedComments(isExpandedAtFirst: boolean) {
  const id = useId()
  const [isExpanded, setIsExpanded] = useState(isExpandedAtFirst)
  // A transition, for the same reason as in `useAnchor`.
  const toggle = () => startTransition(() => setIsExpanded(!isExpanded))
  return { id, isExpanded, wasExpanded: useMountedOnce(isExpanded), toggle }
}

/** A post of the feed, with its actions and comments. */
export const PostCard = memo(function PostCard(props: PostCardProps) {
  const { post, position, total, showsCategory, isTold = false, isArriving, showsComments = false } = props
  const editing = useEditing(post)
  const menuButton = useFocusAfterEditing(editing.isEditing)
  const comments = useExpandedComments(showsComments)
  const remove = useConfirmedDeletion(deletablePost)
  const arrives = useArrival(isArriving)
  usePinnedRow(editing.isUnsaved || comments.isExpanded)
  const size = sizeOf(post, isTold)
  const isOnStage = isTold && !hasMedia(post)
  const textId = `${comments.id}-text`
  return (
    <Card
      aria-label={copy.post.by(post.author.username)}
      aria-describedby={editing.isEditing || post.content === '' ? undefined : textId}
      aria-posinset={position}
      aria-setsize={total}
      data-arriving={arrives || undefined}
      data-told={isTold || undefined}
      data-joke={isOnStage || undefined}
    >
      <PostHeader
        post={post}
        showsCategory={showsCategory}
        menu={
          <PostMenu
            post={post}
            buttonRef={menuButton}
            onEdit={editing.start}
            onDelete={() => void remove(post, { hasFiles: hasMedia(post) })}
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
        post.content !== '' && <PostText id={textId} of={post} size={size} />
      )}
      {isOnStage && !editing.isEditing && (
        <Suspense>
          <ListeningMoon post={post} />
        </Suspense>
      )}
      <PostMedia post={post} />
      <PostActions
        post={post}
        commentsId={comments.id}
        isExpanded={comments.isExpanded}
        onToggleComments={comments.toggle}
      />
      <Suspense>
        {comments.wasExpanded && <Comments id={comments.id} post={post} isShown={comments.isExpanded} />}
      </Suspense>
    </Card>
  )
})

function sizeOf(post: Post, isTold: boolean) {
  if (hasMedia(post)) return 'long'
  return isTold ? jokeSize(post.content) : textSize(post.content)
}

interface PostActionsProps {
  readonly post: Post
  readonly commentsId: string
  readonly isExpanded: boolean
  readonly onToggleComments: () => void
}

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  margin: '4px -10px 0',
  '& > button > svg': { fontSize: 18 },
})

/** Actions without effect yet are separate and smaller. */
const ToCome = styled('div')({
  display: 'flex',
  marginLeft: 'auto',
  '& > button': { minWidth: 32, padding: 0 },
  '& svg': { fontSize: 15 },
})

function PostActions({ post, commentsId, isExpanded, onToggleComments }: PostActionsProps) {
  const toasts = useToasts()
  const deletedComments = useDeletedComments(post.id)
  return (
    <Row>
      <LikeButton post={post} />
      <ActionButton
        label={copy.post.comments}
        count={Math.max(0, post.comments_count - deletedComments)}
        icon={<ChatBubble />}
        aria-expanded={isExpanded}
        aria-controls={commentsId}
        onClick={onToggleComments}
      />
      <SaveButton post={post} />
      <ToCome>
        <ActionButton label={copy.post.share} icon={<Share />} onClick={toasts.comingSoon} />
        <ActionButton label={copy.post.emoji} icon={<AddReaction />} onClick={toasts.comingSoon} />
      </ToCome>
    </Row>
  )
}

const MOST_IN_WINDOW = `max(${mediaHeight.least}px, ${mediaHeight.share}vh)`

/** The picture or video of a post; nothing for a text. */
export function PostMedia({ post }: { readonly post: Post }) {
  const media = mediaOfPost(post)
  return media && <MediaView media={media} mostInWindow={MOST_IN_WINDOW} />
}
