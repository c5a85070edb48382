import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { MemberAvatar } from '#renderer/entities/member/MemberAvatar.tsx'
import { MemberLink } from '#renderer/entities/member/MemberLink.tsx'
import { Age } from '#renderer/ui/age/Age.tsx'
import type { Post } from '../posts/post.ts'
import { CategoryChip } from './CategoryChip.tsx'

interface PostHeaderProps {
  readonly post: Post
  readonly menu: ReactNode
}

export function PostHeader({ post, menu }: PostHeaderProps) {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
      <MemberAvatar member={post.author} size={44} />
      <Box sx={{ minWidth: 0, flex: 1, display: 'grid' }}>
        <MemberLink member={post.author} />
        <Age timestamp={post.created_at} />
      </Box>
      <CategoryChip category={post.category} />
      {menu}
    </Stack>
  )
}
