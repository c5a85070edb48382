import { styled } from '@mui/material/styles'
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

const Row = styled('div')({ display: 'flex', alignItems: 'center', gap: 12 })
const NameAndAge = styled('div')({ minWidth: 0, flex: 1, display: 'grid' })

export function PostHeader({ post, menu }: PostHeaderProps) {
  return (
    <Row>
      <MemberAvatar member={post.author} size={44} />
      <NameAndAge>
        <MemberLink member={post.author} />
        <Age timestamp={post.created_at} />
      </NameAndAge>
      <CategoryChip category={post.category} />
      {menu}
    </Row>
  )
}
