import { countCharacters } from '#renderer/lib/character-count.ts'
import { POST_LIMIT } from './post.ts'

/** A post has a text or a file, and no more than 500 characters (spec §5). */
export const mayBePublished = (text: string, hasFile: boolean): boolean =>
  (hasFile || text.trim() !== '') && countCharacters(text) <= POST_LIMIT
