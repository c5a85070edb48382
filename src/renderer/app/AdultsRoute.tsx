import { AdultsPage } from '#renderer/features/adults/AdultsPage.tsx'
import { CategoryPosts } from '#renderer/features/feed/collections/PostCollections.tsx'
import { usePassedGate } from '#renderer/features/feed/posts/adult-gate.ts'

/** The adults section with its posts from the feed; passing its gate also refreshes the feed's 'Todo'. */
export const AdultsRoute = () => (
  <AdultsPage posts={<CategoryPosts category="lizysfriends" />} onPassed={usePassedGate()} />
)
