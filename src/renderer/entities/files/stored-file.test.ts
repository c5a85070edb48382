import { expect, it } from 'vitest'
import { filePath } from './stored-file.ts'

const folder = '3f2b8c1e-0000-4000-8000-000000000000/posts'
/** private.is_acceptable_path of the migrations. */
const ACCEPTABLE = /^[0-9a-f-]{36}(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$/

// spec: 3.files.posts
it('says when and what, as spec §3 has it', () => {
  expect(filePath(folder, { name: 'Atardecer en Cádiz ñandú (2).webp' }, 1_700_000_000_000)).toBe(
    `${folder}/1700000000000-Atardecer-en-Cadiz-nandu-2-.webp`,
  )
})

it.each(['.bashrc', '../../etc/passwd', '🪐🪐.png', '', `${'x'.repeat(300)}.jpg`, 'صورة.png', 'a\0b'])(
  'makes a name that the storage takes of %j',
  (name) => {
    const path = filePath(folder, { name })
    expect(path).toMatch(ACCEPTABLE)
    expect(path.length).toBeLessThanOrEqual(380)
  },
)

it.each(['foto.emptyFolderPlaceholder', '.emptyFolderPlaceholder'])(
  'does not end in the name that the Storage API keeps for empty folders: %j',
  (name) => {
    expect(filePath(folder, { name })).toMatch(/-emptyFolderPlaceholder$/)
  },
)
