const twoDigits = (value: number) => String(value).padStart(2, '0')

/**
 * What the file with a member's data is called unless they say otherwise, as `cosmia-luna-2026-11-22.json`.
 * @param username `undefined` while it is not known
 */
export function fileName(username: string | undefined, now = new Date()): string {
  const day = [now.getFullYear(), twoDigits(now.getMonth() + 1), twoDigits(now.getDate())].join('-')
  return `${['cosmia', ...(username ? [username] : []), day].join('-')}.json`
}
