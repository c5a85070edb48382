import { z } from 'zod/mini'
import { PLACE_LIMIT } from '#shared/reader.ts'
import { createStoredMap } from '#renderer/session/member-storage.ts'

/** Where reading was left in each book, in words of the frame that shows it; by `<userId>/<id of the blog post>`. */
export const bookPlaces = createStoredMap('book-place/', z.string().check(z.maxLength(PLACE_LIMIT)))
