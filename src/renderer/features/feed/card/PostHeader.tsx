import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { MemberAvatarLink, MemberLink } from '#renderer/entities/member/MemberLink.tsx'
import { ink, scale } from '#renderer/theme/tokens.ts'
import { Age } from '#renderer/ui/Age.tsx'
import { VisuallyHidden } from '#renderer/ui/VisuallyHidden.tsx'
import { categoryAccent, categoryName } from '../categories.ts'
import { copy } from '../copy.ts'
import type { Post } from '../posts/post.ts'
import { usePostAddress } from './use-post-address.ts'

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
  marginBottom: 3,
  ...scale.text,
  lineHeight: '22px',
  [theme.breakpoints.up('sm')]: { '& > a + a::before, & > span::before': dot },
  [theme.breakpoints.down('sm')]: {
    flexWrap: 'wrap',
    position: 'relative',
    paddingRight: 28,
    // The menu has the corner.
    '& > button': { position: 'absolute', top: 0, right: 0 },
  },
}))

const When = styled(Link)({
  flexShrink: 0,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover time': { textDecoration: 'underline' },
})

const Category = styled('span')({ flexShrink: 0, ...scale.ui, lineHeight: '22px', whiteSpace: 'nowrap' })

/** Author, age and category of a post, with its menu. */
export function PostHeader({ post, showsCategory, menu }: PostHeaderProps) {
  const { id, author, created_at, category } = post
  const address = usePostAddress(id)
  return (
    <>
      <MemberAvatarLink member={author} size={44} />
      <Row>
        <MemberLink member={author} />
        {/* By key the menu leads there: two stops for each post would be one too many. */}
        <When to={address} tabIndex={-1}>
          <VisuallyHidden>{copy.post.open}, </VisuallyHidden>
          <Age timestamp={created_at} />
        </When>
        {showsCategory && (
          <Category style={{ color: categoryAccent(category) }}>{categoryName(category)}</Category>
        )}
        {menu}
      </Row>
    </>
  )
}
