import { AdultsPage } from '#renderer/features/adults/AdultsPage.tsx'
import { CategoryPosts } from '#renderer/features/feed/collections/PostCollections.tsx'

/** The area for adults, with its posts from the feed. */
export const AdultsRoute = () => <AdultsPage posts={<CategoryPosts category="lizysfriends" />} />
