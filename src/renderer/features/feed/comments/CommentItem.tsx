import DeleteOutline from '@mui/icons-material/DeleteOutlineRounded'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import { MemberAvatarLink, MemberLink } from '#renderer/entities/member/MemberLink.tsx'
import { Age } from '#renderer/ui/Age.tsx'
import { copy } from '../copy.ts'
import { PostText } from '../text/PostText.tsx'
import { usePermissions } from '../posts/permissions.ts'
import type { Comment } from './comment.ts'

interface CommentItemProps {
  readonly comment: Comment
  readonly onDelete: () => void
}

export function CommentItem({ comment, onDelete }: CommentItemProps) {
  const { mayDelete } = usePermissions()
  const { author } = comment
  return (
    <Stack direction="row" sx={{ gap: 1.25 }}>
      <MemberAvatarLink member={author} size={32} />
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
