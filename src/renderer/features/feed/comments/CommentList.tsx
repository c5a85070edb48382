import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import DeleteOutline from '@mui/icons-material/DeleteOutlineRounded'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import { useUndeleted } from '#renderer/entities/deletion/undoable-deletion.ts'
import { MemberAvatarLink, MemberLink } from '#renderer/entities/member/MemberLink.tsx'
import { space } from '#renderer/theme/tokens.ts'
import { Age } from '#renderer/ui/Age.tsx'
import { LoadMore } from '#renderer/ui/states/LoadMore.tsx'
import { useFocusOnMore } from '#renderer/ui/virtual-list/list-focus.ts'
import { idsInSight, useVirtualList } from '#renderer/ui/virtual-list/use-virtual-list.ts'
import { VirtualRows } from '#renderer/ui/virtual-list/VirtualRows.tsx'
import { copy } from '../copy.ts'
import { useConfirmedDeletion } from '../posts/use-confirmed-deletion.ts'
import { deletableComment } from './deletable-comment.ts'
import { useNextCommentPage, type useCommentPages } from './comments.ts'
import { commentsOf, type CommentsData } from './comments-cache.ts'
import { useCommentsInSight } from './open-comments.ts'
import { PostText } from '../posts/PostText.tsx'
import { usePermissions } from '../posts/permissions.ts'
import type { Comment } from './comment.ts'

/** Pixels of a comment of one line. */
const COMMENT = 48
const GAP = 14

interface CommentListProps {
  readonly postId: string
  readonly data: CommentsData
  readonly query: ReturnType<typeof useCommentPages>
  readonly isShown: boolean
}

export function CommentList({ postId, data, query, isShown }: CommentListProps) {
  const comments = useUndeleted(
    deletableComment,
    useMemo(() => commentsOf(data), [data]),
  )
  const ids = useMemo(() => comments.map(({ id }) => id), [comments])
  const list = useVirtualList({ ids, estimate: COMMENT, gap: GAP, overscan: 8 })
  useCommentsInSight(postId, isShown, () => idsInSight(ids, list.virtualizer))
  const remove = useConfirmedDeletion(deletableComment)
  const fetchNext = useNextCommentPage(postId, query)
  const focus = useFocusOnMore(ids, list.element)
  if (comments.length === 0 && !query.hasNextPage) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {copy.comments.empty}
      </Typography>
    )
  }
  return (
    <>
      <VirtualRows list={list} component="ul">
        {(index) => {
          const comment = comments[index]
          return (
            comment && (
              <CommentItem
                comment={comment}
                isLast={index === comments.length - 1}
                onDelete={() => void remove(comment, { postId })}
              />
            )
          )
        }}
      </VirtualRows>
      {(query.hasNextPage || query.isFetchNextPageError) && (
        <LoadMore
          size="small"
          label={copy.comments.more}
          isLoading={query.isFetchingNextPage}
          failure={query.isFetchNextPageError ? copy.comments.loadFailed : null}
          onMore={() => void fetchNext()}
          focus={focus}
        />
      )}
    </>
  )
}

/** Pixels. */
const AVATAR = 32
/** Pixels between an avatar and the line that leads on from it. */
const CLEAR = 4

const row = { gap: 1.25 } as const

/** Replies hang together: a line leads from each avatar to the next. */
const joined = {
  ...row,
  position: 'relative',
  '&::before': {
    content: '""',
    position: 'absolute',
    left: AVATAR / 2,
    top: AVATAR + CLEAR,
    bottom: CLEAR - GAP,
    borderLeft: `1px solid ${space.lineStrong}`,
  },
} as const

interface CommentItemProps {
  readonly comment: Comment
  readonly isLast: boolean
  readonly onDelete: () => void
}

function CommentItem({ comment, isLast, onDelete }: CommentItemProps) {
  const { mayDelete } = usePermissions()
  const { author } = comment
  return (
    <Stack direction="row" sx={isLast ? row : joined}>
      <MemberAvatarLink member={author} size={AVATAR} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Stack
          direction="row"
          sx={{
            columnGap: 1,
            alignItems: 'baseline',
            fontSize: '0.9375rem',
            flexWrap: { xs: 'wrap', sm: 'nowrap' },
          }}
        >
          <MemberLink member={author} />
          <Age timestamp={comment.created_at} />
        </Stack>
        <PostText of={comment} size="comment" />
      </Box>
      {mayDelete(author.id) && (
        <IconButton
          size="small"
          aria-label={copy.comments.remove(author.username)}
          title={copy.post.remove}
          onClick={onDelete}
          sx={{ alignSelf: 'start' }}
        >
          <DeleteOutline fontSize="small" />
        </IconButton>
      )}
    </Stack>
  )
}
