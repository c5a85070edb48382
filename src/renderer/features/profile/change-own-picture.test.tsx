import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PictureTarget } from '#renderer/entities/files/crop/picture-target.ts'
import { profileKey } from '#renderer/entities/member/own-profile.ts'
import { profile } from '#renderer/entities/member/testing/profile.ts'
import { AsMember, signedIn, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { showFilesOf } from '#renderer/server/public-address.ts'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { removeOrphanedFiles } from '#renderer/entities/files/upload/use-orphaned-files.ts'
import { updatePicture } from './api.ts'
import { ChangeOwnPicture } from './OwnProfilePage.tsx'

const given = vi.hoisted(() => vi.fn<(target: PictureTarget) => void>())
vi.mock('./api.ts', () => ({ updatePicture: vi.fn() }))
vi.mock('#renderer/entities/files/upload/use-orphaned-files.ts', () => ({ removeOrphanedFiles: vi.fn() }))
vi.mock('#renderer/entities/files/crop/ChangePicture.tsx', () => ({
  ChangePicture: ({ target }: { readonly target: PictureTarget }) => {
    given(target)
    return null
  },
}))

beforeEach(() => signInAs('luna'))
afterEach(() => {
  closeWindow()
  vi.clearAllMocks()
})

// spec: 3.files.pictures, 7.profile.images, 8.success.image
test.each([
  ['avatar', 'square'],
  ['cover', 'banner'],
] as const)(
  'an own %s is a %s in the member’s folder, and shows wherever they stand',
  async (kind, shape) => {
    const { queries } = signedIn()
    queries.setQueryData(profileKey, profile('luna'))
    const saved = { ...profile('luna'), [`${kind}_url`]: 'user-assets/luna/1' }
    vi.mocked(updatePicture).mockResolvedValue(saved)
    render(<ChangeOwnPicture kind={kind} />, { wrapper: AsMember })
    const target = given.mock.lastCall?.[0]
    expect(target).toMatchObject({ shape, path: `luna/${kind}`, saved: 'Imagen actualizada' })
    await target?.save('user-assets/luna/1')
    expect(updatePicture).toHaveBeenCalledExactlyOnceWith(
      expect.anything(),
      'luna',
      kind,
      'user-assets/luna/1',
    )
    expect(queries.getQueryData(profileKey)).toEqual(saved)
  },
)

test.each([
  ['avatar', 'Quitar foto', 'cosmia:avatar/luna'],
  ['cover', 'Quitar portada', 'cosmia:cover/default'],
] as const)(
  'an own %s can be taken away again, its file too; what is drawn cannot',
  async (kind, label, drawn) => {
    showFilesOf('https://server.test')
    const { queries } = signedIn()
    queries.setQueryData(profileKey, { ...profile('luna'), [`${kind}_url`]: 'user-assets/luna/1' })
    const bare = { ...profile('luna'), [`${kind}_url`]: drawn }
    vi.mocked(updatePicture).mockResolvedValue(bare)
    render(<ChangeOwnPicture kind={kind} />, { wrapper: AsMember })
    const removal = given.mock.lastCall?.[0].removal
    expect(removal?.label).toBe(label)
    await act(async () => removal?.act())
    expect(updatePicture).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'luna', kind, drawn)
    expect(removeOrphanedFiles).toHaveBeenCalledExactlyOnceWith(signedIn())
    expect(queries.getQueryData(profileKey)).toEqual(bare)
    expect(given.mock.lastCall?.[0].removal).toBeUndefined()
  },
)
