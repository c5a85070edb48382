import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { useVirtualList } from '#renderer/ui/virtual-list/use-virtual-list.ts'
import { VirtualRows } from '#renderer/ui/virtual-list/VirtualRows.tsx'
import { copy } from '../copy.ts'
import { useConfirmedDeletion } from '../posts/use-confirmed-deletion.ts'
import { CommentItem } from './CommentItem.tsx'
import { useDeleteComment } from './comments.ts'
import { commentsOf, type CommentsData } from './comments-cache.ts'

/** Pixels of a comment of one line. */
const COMMENT = 48
const GAP = 14

interface CommentListProps {
  readonly postId: string
  readonly data: CommentsData
}

export function CommentList({ postId, data }: CommentListProps) {
  const comments = useMemo(() => commentsOf(data), [data])
  const ids = useMemo(() => comments.map(({ id }) => id), [comments])
  const list = useVirtualList({ ids, estimate: COMMENT, gap: GAP, overscan: 8 })
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
    <VirtualRows list={list} component="ul">
      {(index) => {
        const comment = comments[index]
        return comment && <CommentItem comment={comment} onDelete={() => void remove(comment)} />
      }}
    </VirtualRows>
  )
}
