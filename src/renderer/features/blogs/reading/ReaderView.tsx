import Box from '@mui/material/Box'
import { useRef } from 'react'
import { useParams } from 'react-router-dom'
import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { useFocusFallback } from '#renderer/lib/focus.ts'
import { useFirstFailure } from '#renderer/lib/use-first-failure.ts'
import { ErrorState, Notice } from '#renderer/ui/states/Notice.tsx'
import { LoadingState } from '#renderer/ui/states/LoadingState.tsx'
import { Telescope } from '#renderer/ui/states/scenes.tsx'
import { useBlog } from '../blog/blogs.ts'
import { BackToLibrary } from '../blog/Workspace.tsx'
import { copy } from '../copy.ts'
import { BlogHeader } from './BlogHeader.tsx'
import { BookReader } from './BookReader.tsx'

const texts = copy.reader

/** One blog post to be read (spec §4, reader_view). */
export function ReaderView() {
  const { blogId = '' } = useParams()
  const page = useRef<HTMLDivElement>(null)
  const heir = useFocusFallback(() => page.current?.querySelector<HTMLElement>('h1'))
  return (
    <Box ref={page} {...heir} sx={{ maxWidth: 1040, mx: 'auto' }}>
      <BackToLibrary />
      <Opened key={blogId} id={blogId} />
    </Box>
  )
}

function Opened({ id }: { readonly id: string }) {
  const query = useBlog(id)
  const { data: blog, isError, refetch } = query
  const reportFailure = useReportFailure('echo')
  useFirstFailure(id, query, (cause) => reportFailure(texts.loadFailed, cause))
  if (blog === undefined && isError)
    return <ErrorState heading="h1" message={texts.loadFailed} onRetry={() => void refetch()} />
  if (blog === undefined) return <LoadingState label={texts.loading} />
  if (blog === null)
    return <Notice heading="h1" art={<Telescope />} title={texts.gone} description={texts.goneDetail} />
  return (
    <>
      <BlogHeader blog={blog} />
      <BookReader blog={blog} />
    </>
  )
}
