import { sections, universes } from '#renderer/entities/section/sections.ts'
import { copy } from './copy.ts'

type Universe = (typeof universes)[number]['id']

export type PostCategory = 'general' | Universe

/** Post categories (spec §3), in the order they are offered: one for everything, and one for each universe. */
export const POST_CATEGORIES: readonly PostCategory[] = ['general', ...universes.map(({ id }) => id)]

/** Filter of a feed: every category or one of them. */
export type FeedFilter = PostCategory | 'all'

/** Posts as the server is asked for them. */
export type AskedPosts = FeedFilter | 'all-but-adult'

/** Readable from 18 on (spec §6); the server holds the rule. */
export const ADULT_CATEGORY: PostCategory = 'lizysfriends'

/** Where members make each other laugh: it has a voice of its own. */
export const HUMOUR_CATEGORY: PostCategory = 'humordidas'

/** For what comes from an address or a menu. */
export function isPostCategory(value: string | null): value is PostCategory {
  return POST_CATEGORIES.some((category) => category === value)
}

/** As members read it: the section of the same name lends it. */
export function categoryName(category: PostCategory): string {
  return category === 'general' ? copy.general : sections[category].name
}

/** The heading of a feed: it names a category as the sidebar does (design §7). */
export const feedTitle = (filter: FeedFilter): string =>
  filter === 'all' ? copy.title : copy.titleOf(categoryName(filter))

/** The colour of that section. */
export function categoryAccent(category: PostCategory): string {
  return sections[category === 'general' ? 'home' : category].accent
}
