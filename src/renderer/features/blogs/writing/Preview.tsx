import Typography from '@mui/material/Typography'
import { useObjectAddress } from '#renderer/entities/files/show/use-file-address.ts'
import type { Genre } from '../blog/blog.ts'
import { Cover } from '../blog/Cover.tsx'
import { copy } from '../copy.ts'

interface PreviewProps {
  readonly title: string
  readonly genre: Genre
  readonly cover: File | null
}

/** How the book will stand on the shelf. */
export function Preview({ title, genre, cover }: PreviewProps) {
  const shown = { genre, title: title.trim() || copy.panel.untitled }
  return (
    <div>
      {cover ? (
        <WithPicture key={`${cover.name} ${cover.lastModified} ${cover.size}`} cover={cover} {...shown} />
      ) : (
        <Cover {...shown} seed={shown.title} picture={null} />
      )}
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary', textAlign: 'center' }}>
        {copy.panel.preview}
      </Typography>
    </div>
  )
}

function WithPicture({ cover, ...shown }: Omit<PreviewProps, 'cover'> & { readonly cover: File }) {
  return <Cover {...shown} seed={shown.title} picture={useObjectAddress(cover)} />
}
