import type { UpdateInfo } from 'electron-updater'

/** Characters that are shown at most. */
const MOST = 2_000

/**
 * What is new, as plain text: whoever releases has written it, but it came over the network. Some feeds give it with tags.
 * @returns `null` where nobody has written anything
 */
export function plainNotes(notes: UpdateInfo['releaseNotes']): string | null {
  const written = typeof notes === 'string' ? notes : (notes ?? []).map(({ note }) => note ?? '').join('\n\n')
  const plain = written.replaceAll(/<[^>]*>/g, '').trim()
  if (plain.length <= MOST) return plain || null
  return `${plain.slice(0, MOST).trimEnd()}…`
}
