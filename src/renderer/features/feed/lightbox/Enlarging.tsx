import { Suspense, useState, type ReactNode } from 'react'
import { lazyComponent } from '#renderer/lib/lazy-component.ts'
import { EnlargeContext } from '../media/enlarge.ts'
import type { Post } from '../posts/post.ts'

const PostLightbox = lazyComponent(() => import('./PostLightbox.tsx'), 'PostLightbox')

interface EnlargingProps {
  /** Through whose pictures one may leaf. */
  readonly posts: readonly Post[]
  /** Where the posts stand. */
  readonly children: ReactNode
}

/** A list of posts with the picture that is asked for, large, and those around it. */
export function Enlarging({ posts, children }: EnlargingProps) {
  const [shownId, setShownId] = useState<string | null>(null)
  const isHere = shownId !== null && posts.some(({ id }) => id === shownId)
  return (
    <EnlargeContext value={setShownId}>
      {children}
      <Suspense>
        {isHere && <PostLightbox posts={posts} shownId={shownId} onClose={() => setShownId(null)} />}
      </Suspense>
    </EnlargeContext>
  )
}
