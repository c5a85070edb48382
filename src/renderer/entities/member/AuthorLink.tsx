import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import type { Author } from '#renderer/features/feed/posts/post.ts'
import { paths } from '#renderer/lib/paths.ts'

interface AuthorLinkProps {
  readonly author: Author
}

export function AuthorLink({ author }: AuthorLinkProps) {
  return (
    <Link
      component={RouterLink}
      to={paths.user(author.id)}
      color="text.primary"
      sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
    >
      {author.username}
    </Link>
  )
}
