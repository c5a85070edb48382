import { sectionOf } from '#renderer/entities/section/sections.ts'
import { paths } from '#renderer/lib/paths.ts'
import { accents } from '#renderer/theme/accents.ts'

/** Post categories (spec §3), in the order they are offered. */
export const POST_CATEGORIES = [
  'general',
  'mushittech77',
  'optimustime',
  'blogsandgifts',
  'hocicobites',
  'humordidas',
  'impulsame',
  'quantumlux',
  'lizysfriends',
] as const

export type PostCategory = (typeof POST_CATEGORIES)[number]

/** What a feed shows: every category or one of them. */
export type FeedFilter = PostCategory | 'all'

/** Readable from 18 on (spec §6); the server holds the rule. */
export const ADULT_CATEGORY: PostCategory = 'lizysfriends'

export function isPostCategory(value: string | null): value is PostCategory {
  return POST_CATEGORIES.some((category) => category === value)
}

/** The section of the same name lends its name and accent. */
export function categoryName(category: PostCategory): string {
  return category === 'general' ? 'General' : (sectionOf(paths[category])?.name ?? category)
}

export function categoryAccent(category: PostCategory): string {
  return category === 'general' ? accents.home : accents[category]
}
