import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '#renderer/lib/paths.ts'
import type { Author } from './post.ts'

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
