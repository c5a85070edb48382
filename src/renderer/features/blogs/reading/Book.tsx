import { useState } from 'react'
import type { BookFailure } from '#shared/reader.ts'
import type { Blog } from '../blog/blog.ts'
import { copy } from '../copy.ts'
import { BookFrame } from './BookFrame.tsx'
import { BookTooLarge } from './book-too-large.ts'
import { Unreadable } from './Unreadable.tsx'
import { useBook } from './use-book.ts'

type Trouble = BookFailure | 'slow'

/** The text of a blog post: on its way, open, or why it is not. */
export function Book({ blog }: { readonly blog: Blog }) {
  const { data: bytes, error, isFetching, refetch } = useBook(blog.content_url)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [attempt, setAttempt] = useState(0)
  if (trouble) {
    const again = () => {
      setTrouble(null)
      setAttempt(attempt + 1)
    }
    // What is broken stays so.
    return <Unreadable text={copy.reader.trouble[trouble]} onRetry={trouble === 'slow' ? again : null} />
  }
  if (bytes?.byteLength === 0) return <Unreadable text={copy.reader.trouble.empty} onRetry={null} />
  if (bytes ?? isFetching) return <BookFrame key={attempt} blog={blog} bytes={bytes} onTrouble={setTrouble} />
  if (error instanceof BookTooLarge) return <Unreadable text={copy.reader.trouble.large} onRetry={null} />
  return <Unreadable text={copy.reader.trouble.lost} onRetry={() => void refetch()} />
}
