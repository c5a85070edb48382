import { accents } from '#renderer/theme/accent.ts'
import { GENRES, type Genre } from './blog.ts'

/** In the order of the genres. */
const ACCENTS = [accents.lilac, accents.ice, accents.pink, accents.cyan, accents.mint, accents.amber]

/** The light in which books of a genre stand. */
export const genreAccent = (genre: Genre): string => ACCENTS[GENRES.indexOf(genre)] ?? accents.lilac
