import { AdultsPage } from '#renderer/features/adults/AdultsPage.tsx'
import { CategoryPosts } from '#renderer/features/feed/collections/PostCollections.tsx'
import { usePassedGate } from '#renderer/features/feed/posts/adult-gate.ts'

/** The area for adults, with its posts from the feed, whose 'Todo' hears that the gate was passed. */
export const AdultsRoute = () => (
  <AdultsPage posts={<CategoryPosts category="lizysfriends" />} onPassed={usePassedGate()} />
)
