import type { UpdateInfo } from 'electron-updater'

/** Most characters shown. */
const MOST = 2_000

/**
 * Release notes as plain text: written by the publisher, but received over the network, in some feeds with tags.
 * @returns `null` if there are none
 */
export function plainNotes(notes: UpdateInfo['releaseNotes']): string | null {
  const written = typeof notes === 'string' ? notes : (notes ?? []).map(({ note }) => note ?? '').join('\n\n')
  const plain = written.replaceAll(/<[^>]*>/g, '').trim()
  if (plain.length <= MOST) return plain || null
  return `${plain.slice(0, MOST).trimEnd()}…`
}
