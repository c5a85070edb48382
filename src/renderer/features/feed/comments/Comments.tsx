import Box from '@mui/material/Box'
import Collapse from '@mui/material/Collapse'
import Stack from '@mui/material/Stack'
import useMediaQuery from '@mui/material/useMediaQuery'
import { ARRIVAL } from '#renderer/theme/motion.ts'
import { space } from '#renderer/theme/tokens.ts'
import { LoadingRows } from '#renderer/ui/states/LoadingRows.tsx'
import { RetryNote } from '#renderer/ui/states/RetryNote.tsx'
import { SkeletonDisc, SkeletonLine } from '#renderer/ui/states/skeleton.ts'
import { copy } from '../copy.ts'
import type { Post } from '../posts/post.ts'
import { CommentComposer } from './CommentComposer.tsx'
import { CommentList } from './CommentList.tsx'
import { useCommentPages } from './comments.ts'
import { useOpenedComments } from './open-comments.ts'

/** Most placeholders for loading comments. */
const MOST_GHOSTS = 4

interface CommentsProps {
  readonly id: string
  readonly post: Post
  readonly isShown: boolean
}

/** Comments on a post, and the field for a new one. The draft survives collapsing. */
export function Comments({ id, post, isShown }: CommentsProps) {
  const lessMotion = useMediaQuery('(prefers-reduced-motion: reduce)')
  return (
    // What does not unfold has nothing cut off either.
    <Collapse appear in={isShown} id={id} timeout={lessMotion ? 0 : ARRIVAL}>
      <CommentSection post={post} isShown={isShown} />
    </Collapse>
  )
}

function CommentSection({ post, isShown }: Pick<CommentsProps, 'post' | 'isShown'>) {
  const query = useCommentPages(post.id)
  useOpenedComments(post.id, isShown)
  return (
    <Box
      component="section"
      aria-label={copy.comments.label(post.author.username)}
      sx={{
        borderTop: `1px solid ${space.line}`,
        pt: 1.75,
        pb: 1.5,
        mt: 0.5,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1.75,
      }}
    >
      {query.isPending && (
        <LoadingRows
          label={copy.comments.loading}
          count={Math.min(post.comments_count, MOST_GHOSTS)}
          row={(index) => <GhostComment index={index} />}
        />
      )}
      {query.isLoadingError && (
        <RetryNote text={copy.comments.loadFailed} onRetry={() => void query.refetch()} />
      )}
      {query.data && <CommentList postId={post.id} data={query.data} query={query} isShown={isShown} />}
      <CommentComposer postId={post.id} />
    </Box>
  )
}

/** Stands for a comment of one line, with the gap between two. */
const GhostComment = ({ index }: { readonly index: number }) => (
  <Stack direction="row" sx={{ gap: 1.25, height: '44.5px', mt: index > 0 ? 1.75 : 0 }}>
    <SkeletonDisc sx={{ width: 32, alignSelf: 'start' }} />
    <Stack sx={{ flex: 1, pt: '6px', gap: '12px' }}>
      <SkeletonLine sx={{ width: '22%' }} />
      <SkeletonLine sx={{ width: `${52 + ((index * 17) % 30)}%` }} />
    </Stack>
  </Stack>
)
