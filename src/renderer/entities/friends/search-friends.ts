import type { Friend } from './friend.ts'

/** Lower case without accents, so that 'jose' finds 'José'. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase('es')
}

/** Friends whose name contains the text, whatever its accents and case; all of them for a blank text. */
export function searchFriends(friends: readonly Friend[], text: string): readonly Friend[] {
  const wanted = plain(text.trim())
  return wanted === '' ? friends : friends.filter((friend) => plain(friend.username).includes(wanted))
}
