import { atom } from 'jotai'
import { ownProfileAtom } from '#renderer/entities/member/own-profile.ts'
import { currentUserIdAtom } from '#renderer/entities/session/session.ts'
import { ADULT_CATEGORY, POST_CATEGORIES, type PostCategory } from '../categories.ts'

const ADULT_AGE = 18

/** What the reader may do; the server holds the rules, this only decides which controls are shown (spec §6). */
export const permissionsAtom = atom((get) => {
  const userId = get(currentUserIdAtom)
  const isModerator = get(ownProfileAtom).data?.role === 'moderator'
  return {
    mayEdit: (authorId: string) => authorId === userId,
    mayDelete: (authorId: string) => authorId === userId || isModerator,
  }
})

/** Categories the reader may see: without a birth year that gives 18 the adults-only one is left out (spec §5). */
export const offeredCategoriesAtom = atom((get): readonly PostCategory[] => {
  const birthYear = get(ownProfileAtom).data?.birth_year
  const isAdult = birthYear != null && new Date().getFullYear() - birthYear >= ADULT_AGE
  return isAdult ? POST_CATEGORIES : POST_CATEGORIES.filter((category) => category !== ADULT_CATEGORY)
})
