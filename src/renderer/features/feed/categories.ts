import { sections, universes } from '#renderer/entities/section/sections.ts'
import { copy } from './copy.ts'

type Universe = (typeof universes)[number]['id']

export type PostCategory = 'general' | Universe

/** Post categories (spec §3) in the order of the menus: the general one, and one for each section that has posts. */
export const POST_CATEGORIES: readonly PostCategory[] = ['general', ...universes.map(({ id }) => id)]

/** Filter of a feed: all categories or one. */
export type FeedFilter = PostCategory | 'all'

/** The filter as requested from the server. */
export type AskedPosts = FeedFilter | 'all-but-adult'

/** Visible from 18 on (spec §6); enforced by the server. */
export const ADULT_CATEGORY: PostCategory = 'lizysfriends'

/** The humour section, where posts look different. */
export const HUMOUR_CATEGORY: PostCategory = 'humordidas'

/** For values from the address or a menu. */
export function isPostCategory(value: string | null): value is PostCategory {
  return POST_CATEGORIES.some((category) => category === value)
}

/** Displayed name: that of the section with this name. */
export function categoryName(category: PostCategory): string {
  return category === 'general' ? copy.general : sections[category].name
}

/** Heading of a feed, with the category as named in the sidebar (design §7). */
export const feedTitle = (filter: FeedFilter): string =>
  filter === 'all' ? copy.title : copy.titleOf(categoryName(filter))

/** Accent colour of that section. */
export function categoryAccent(category: PostCategory): string {
  return sections[category === 'general' ? 'home' : category].accent
}
