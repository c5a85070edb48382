import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { space } from '#renderer/theme/tokens.ts'
import { LoadingState } from '#renderer/ui/states/LoadingState.tsx'
import { RetryNote } from '#renderer/ui/states/RetryNote.tsx'
import { copy } from '../copy.ts'
import type { Post } from '../posts/post.ts'
import { useConfirmedDeletion } from '../posts/use-confirmed-deletion.ts'
import { CommentComposer } from './CommentComposer.tsx'
import { CommentItem } from './CommentItem.tsx'
import { useCommentPages, useDeleteComment } from './comments.ts'
import { commentsOf, type CommentsData } from './comments-cache.ts'

interface CommentsProps {
  readonly post: Post
}

export function Comments({ post }: CommentsProps) {
  const query = useCommentPages(post.id)
  return (
    <Box
      component="section"
      aria-label={copy.comments.label(post.author.username)}
      sx={{ borderTop: `1px solid ${space.line}`, pt: 2, pb: 1.25, mt: 1, display: 'grid', gap: 1.75 }}
    >
      {query.isPending && <LoadingState label={copy.comments.loading} />}
      {query.isLoadingError && (
        <RetryNote text={copy.comments.loadFailed} onRetry={() => void query.refetch()} />
      )}
      {query.data && <CommentList postId={post.id} data={query.data} />}
      {query.isFetchNextPageError && (
        <RetryNote text={copy.comments.loadFailed} onRetry={() => void query.fetchNextPage()} />
      )}
      {query.hasNextPage && !query.isFetchNextPageError && (
        <Button
          size="small"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
          sx={{ justifySelf: 'start' }}
        >
          {copy.comments.more}
        </Button>
      )}
      <CommentComposer postId={post.id} />
    </Box>
  )
}

function CommentList({ postId, data }: { readonly postId: string; readonly data: CommentsData }) {
  const comments = useMemo(() => commentsOf(data), [data])
  const { mutateAsync } = useDeleteComment(postId)
  const remove = useConfirmedDeletion(mutateAsync)
  if (comments.length === 0) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {copy.comments.empty}
      </Typography>
    )
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.75 }}>
      {comments.map((comment) => (
        <CommentItem key={comment.id} comment={comment} onDelete={() => void remove(comment.id)} />
      ))}
    </Box>
  )
}
