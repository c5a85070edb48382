import { styled } from '@mui/material/styles'
import { useRef, useState } from 'react'
import { useParams } from 'react-router-dom'
import { useFocusFallback } from '#renderer/lib/focus.ts'
import { useFirstFailure } from '#renderer/lib/use-first-failure.ts'
import { ErrorState, Notice } from '#renderer/ui/states/Notice.tsx'
import { LoadingState } from '#renderer/ui/states/LoadingState.tsx'
import { Telescope } from '#renderer/ui/states/scenes.tsx'
import type { Blog } from '../blog/blog.ts'
import { useBlog } from '../blog/blogs.ts'
import { BackToLibrary } from '../blog/Workspace.tsx'
import { copy } from '../copy.ts'
import { BlogHeader, FOLDED } from './BlogHeader.tsx'
import { BookReader } from './BookReader.tsx'

const texts = copy.reader

/** All of the pane: what scrolls stands in the frame. */
const Room = styled('div')({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  containerType: 'inline-size',
})

/** One work of the library to be read (spec §4, reader_view). */
export function ReaderView() {
  const { blogId = '' } = useParams()
  const page = useRef<HTMLDivElement>(null)
  const heir = useFocusFallback(() => page.current?.querySelector<HTMLElement>('h1'))
  return (
    <div ref={page} {...heir}>
      <Opened key={blogId} id={blogId} />
    </div>
  )
}

function Opened({ id }: { readonly id: string }) {
  const query = useBlog(id)
  const { data: blog, isError, refetch } = query
  // The page says so in its place.
  useFirstFailure(id, query, (cause) => {
    console.error('the blog could not be loaded', cause)
    return undefined
  })
  if (blog) return <OpenBook blog={blog} />
  return (
    <>
      <BackToLibrary />
      {blog === null && (
        <Notice heading="h1" art={<Telescope />} title={texts.gone} description={texts.goneDetail} />
      )}
      {blog === undefined &&
        (isError ? (
          <ErrorState heading="h1" message={texts.loadFailed} onRetry={() => void refetch()} />
        ) : (
          <LoadingState label={texts.loading} />
        ))}
    </>
  )
}

/** Who reads on sees the book and little else; who scrolls back, all that belongs to it. */
function OpenBook({ blog }: { readonly blog: Blog }) {
  const [isFolded, setIsFolded] = useState(false)
  const [height, setHeight] = useState(FOLDED)
  return (
    <Room>
      <BlogHeader blog={blog} isFolded={isFolded} onHeight={setHeight} />
      <BookReader blog={blog} head={height - FOLDED} onTurn={setIsFolded} />
    </Room>
  )
}
