import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { MemberAvatarLink } from '#renderer/entities/member/avatar/MemberAvatarLink.tsx'
import { MemberLink } from '#renderer/entities/member/MemberLink.tsx'
import { ink, scale } from '#renderer/theme/tokens.ts'
import { Age } from '#renderer/ui/age/Age.tsx'
import { categoryAccent, categoryName } from '../categories.ts'
import type { Post } from '../posts/post.ts'

interface PostHeaderProps {
  readonly post: Post
  readonly showsCategory: boolean
  readonly menu: ReactNode
}

/** Not for the ear. */
const dot = { content: '"·" / ""', marginRight: 8, color: ink.muted }

/** In one line; where that is too narrow for a name, in two. */
const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  columnGap: 8,
  minHeight: 22,
  ...scale.text,
  lineHeight: '22px',
  [theme.breakpoints.up('sm')]: { '& > time::before, & > span::before': dot },
  [theme.breakpoints.down('sm')]: { flexWrap: 'wrap' },
}))

const Category = styled('span')({ flexShrink: 0, ...scale.ui, lineHeight: '22px', whiteSpace: 'nowrap' })

/** Who, when and where. */
export function PostHeader({ post, showsCategory, menu }: PostHeaderProps) {
  const { author, created_at, category } = post
  return (
    <>
      <MemberAvatarLink member={author} size={44} />
      <Row>
        <MemberLink member={author} />
        <Age timestamp={created_at} />
        {showsCategory && (
          <Category style={{ color: categoryAccent(category) }}>{categoryName(category)}</Category>
        )}
        {menu}
      </Row>
    </>
  )
}
