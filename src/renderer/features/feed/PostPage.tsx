import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import { Link, useLocation, useParams } from 'react-router-dom'
import { Enlarging } from '#renderer/entities/files/show/Lightbox.tsx'
import { sections } from '#renderer/entities/section/sections.ts'
import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { useFocusHeir } from '#renderer/lib/focus.ts'
import { useFirstFailure } from '#renderer/lib/use-first-failure.ts'
import { clearing } from '#renderer/ui/sky/clearing.ts'
import { ErrorState, Notice } from '#renderer/ui/states/Notice.tsx'
import { LoadingRows } from '#renderer/ui/states/LoadingRows.tsx'
import { Telescope } from '#renderer/ui/states/scenes.tsx'
import { copy } from './copy.ts'
import { mediaOfPost } from './media/media-of-post.ts'
import { PostCard } from './post/PostCard.tsx'
import { postsOf } from './posts/feed-cache.ts'
import { useOnePost } from './posts/use-one-post.ts'
import { GhostPost } from './timeline/GhostPost.tsx'
import { Sheet } from './timeline/Sheet.tsx'

const texts = copy.one

/** One post by its address, with its comments. What had the focus when it goes leaves it to the title. */
export function PostPage() {
  const { postId = '' } = useParams()
  const page = useRef<HTMLDivElement>(null)
  const heir = useFocusHeir(() => page.current?.querySelector<HTMLElement>('h1'))
  return (
    <Box ref={page} {...heir} sx={{ maxWidth: 660, mx: 'auto', display: 'grid', gap: 1.75 }}>
      <Shown key={postId} postId={postId} />
    </Box>
  )
}

function Shown({ postId }: { readonly postId: string }) {
  const query = useOnePost(postId)
  const reportFailure = useReportFailure('echo')
  useFirstFailure(postId, query, (cause) => reportFailure(texts.loadFailed, cause))
  const posts = query.data && postsOf(query.data)
  if (!posts && query.isError)
    return <ErrorState heading="h1" message={texts.loadFailed} onRetry={() => void query.refetch()} />
  if (posts?.length === 0) return <Missing />
  return (
    <>
      <Typography variant="h1" sx={clearing}>
        {texts.title}
      </Typography>
      <Sheet aria-label={texts.title} sx={{ '& > article': { borderBottom: 0 } }}>
        {posts ? (
          <Enlarging label={copy.feed.pictures} rows={posts} mediaOf={mediaOfPost}>
            {posts.map((post) => (
              <PostCard
                key={post.id}
                post={post}
                position={1}
                total={1}
                showsCategory
                isArriving={false}
                showsComments
              />
            ))}
          </Enlarging>
        ) : (
          <LoadingRows label={texts.loading} count={1} row={(index) => <GhostPost index={index} />} />
        )}
      </Sheet>
    </>
  )
}

function Missing() {
  const { search } = useLocation()
  return (
    <Notice
      heading="h1"
      art={<Telescope />}
      title={texts.notFound}
      description={texts.notFoundDetail}
      action={
        <Button variant="outlined" component={Link} to={{ pathname: sections.home.path, search }}>
          {texts.toHome}
        </Button>
      }
    />
  )
}
