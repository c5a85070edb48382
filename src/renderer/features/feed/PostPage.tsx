import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { Link, useLocation, useParams } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod/mini'
import { useUndeleted } from '#renderer/entities/deletion/undoable-deletion.ts'
import { Lightbox } from '#renderer/entities/files/show/Lightbox.tsx'
import { sections } from '#renderer/entities/section/sections.ts'
import { useFocusFallback } from '#renderer/lib/focus.ts'
import { useFirstFailure } from '#renderer/lib/use-first-failure.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { roomyWindow, scale } from '#renderer/theme/tokens.ts'
import { clearing } from '#renderer/ui/sky/clearing.ts'
import { LoadingRows } from '#renderer/ui/states/LoadingRows.tsx'
import { ErrorState, Notice } from '#renderer/ui/states/Notice.tsx'
import { Telescope } from '#renderer/ui/states/scenes.tsx'
import { copy } from './copy.ts'
import { mediaOfPost } from './posts/post-media.ts'
import { PostCard } from './card/PostCard.tsx'
import { deletablePost } from './card/post-mutations.ts'
import { onePostKey, postsOf, type FeedData } from './posts/feed-cache.ts'
import { useLiveCounts } from './timeline/live-counts.ts'
import { PostSkeleton } from './timeline/PostSkeleton.tsx'
import { FEED_WIDTH, Sheet } from './card/PostSheet.ts'
import { getPost } from './posts/api.ts'
import type { Post } from './posts/post.ts'

const texts = copy.one

const page = {
  display: 'grid',
  gap: 1.75,
  maxWidth: FEED_WIDTH.usual,
  mx: 'auto',
  [roomyWindow]: { maxWidth: FEED_WIDTH.roomy },
} as const

/** It has the page to itself, and speaks up. */
const alone = {
  '& > article': { pt: '18px', borderBottom: 0, '& > [data-size="long"]': scale.post },
} as const

/** One post at its own address, with its comments. If the focused element is removed, the title gets the focus. */
export function PostPage() {
  const { postId = '' } = useParams()
  const whole = useRef<HTMLDivElement>(null)
  const heir = useFocusFallback(() => whole.current?.querySelector<HTMLElement>('h1'))
  return (
    <Box ref={whole} {...heir} sx={page}>
      <Shown key={postId} postId={postId} />
    </Box>
  )
}

function Shown({ postId }: { readonly postId: string }) {
  const query = useOnePost(postId)
  // The page itself says so.
  useFirstFailure(postId, query, (cause) => {
    console.error('the post could not be loaded', cause)
    return undefined
  })
  useLiveCounts(() => (query.data ? [postId] : []))
  const [wasThere, setWasThere] = useState(false)
  const posts = useUndeleted(deletablePost, query.data && postsOf(query.data))
  if (!posts && query.isError)
    return <ErrorState heading="h1" message={texts.loadFailed} onRetry={() => void query.refetch()} />
  if (posts?.length === 0) return <Missing {...(wasThere ? texts.gone : texts.never)} />
  if (posts && !wasThere) setWasThere(true)
  return (
    <>
      <Typography variant="h1" sx={{ ...clearing, ...scale.card }}>
        {texts.title}
      </Typography>
      <Sheet aria-label={texts.title} sx={alone}>
        {posts ? (
          <Lightbox label={copy.feed.pictures} rows={posts} mediaOf={mediaOfPost}>
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
          </Lightbox>
        ) : (
          <LoadingRows label={texts.loading} count={1} row={(index) => <PostSkeleton index={index} />} />
        )}
      </Sheet>
    </>
  )
}

function Missing({ title, detail }: { readonly title: string; readonly detail: string }) {
  const { search } = useLocation()
  return (
    <Notice
      heading="h1"
      art={<Telescope />}
      title={title}
      description={detail}
      action={
        <Button variant="outlined" component={Link} to={{ pathname: sections.home.path, search }}>
          {texts.toHome}
        </Button>
      }
    />
  )
}

const idSchema = z.guid()

const listOf = (post: Post | null): FeedData => ({
  pages: [{ posts: post ? [post] : [], top: post, next: null }],
  pageParams: [null],
})

/** The list with this one post; empty if it does not exist. */
function useOnePost(postId: string) {
  const { supabase } = useMember()
  return useQuery({
    queryKey: onePostKey(postId),
    queryFn: async ({ signal }) =>
      listOf(idSchema.safeParse(postId).success ? await getPost(supabase, postId, signal) : null),
  })
}
