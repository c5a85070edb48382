import { useAtom } from 'jotai'
import { Suspense, useEffect } from 'react'
import { lazyComponent } from '#renderer/lib/lazy-component.ts'
import type { Post } from '../posts/post.ts'
import { enlargedAtom } from '../media/enlarged.ts'

const PostLightbox = lazyComponent(() => import('./PostLightbox.tsx'), 'PostLightbox')

interface EnlargedProps {
  /** Through whose pictures one may leaf. */
  readonly posts: readonly Post[]
}

/** The picture that was asked for, large, and those around it. Stands once beside a list of posts. */
export function Enlarged({ posts }: EnlargedProps) {
  const [shownId, setShownId] = useAtom(enlargedAtom)
  // Whoever leaves the list meanwhile comes back to the list.
  useEffect(() => () => setShownId(null), [setShownId])
  const isHere = shownId !== null && posts.some(({ id }) => id === shownId)
  return (
    <Suspense>
      {isHere && <PostLightbox posts={posts} shownId={shownId} onClose={() => setShownId(null)} />}
    </Suspense>
  )
}
