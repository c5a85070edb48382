import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AsMember, signInAs, signedIn } from '#renderer/session/testing/sign-in.tsx'
import { removePendingFile, addPendingFile } from '#renderer/session/pending-files.ts'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { bytesPlace } from '../outbox/file-to-send.ts'
import type { PlacedFile } from '../messages/message-file.ts'
import { hasStamp, MessageFile } from './MessageFile.tsx'

const signedAddress = vi.hoisted(() => vi.fn<(file: unknown) => Promise<string>>())
vi.mock('#renderer/entities/files/show/sign-together.ts', () => ({ signedAddresses: () => signedAddress }))

const picture: PlacedFile = {
  name: 'mar.webp',
  type: 'image/webp',
  size: 4,
  width: 400,
  height: 200,
  stored: null,
}
const stored = 'chat-assets/luna/chat/sol/1-mar.webp'
const KEY = bytesPlace('m1')

beforeEach(() => {
  signInAs('luna')
  signedAddress.mockResolvedValue('https://cosmia.test/signed')
  URL.createObjectURL = vi.fn(() => 'blob:mar')
  URL.revokeObjectURL = vi.fn()
})
afterEach(closeWindow)

const shown = (file: PlacedFile) => <MessageFile messageId="m1" file={file} sender={null} />
const source = () => screen.getByRole('img', { name: 'Tu imagen' }).getAttribute('src')

it('a picture is shown at its proportions while it is on its way, and stays when it has arrived', async () => {
  await addPendingFile(signedIn(), KEY, { file: new File(['1234'], 'mar.webp'), facts: null, keptAt: 1 })
  const { container, rerender } = render(shown(picture), { wrapper: AsMember })
  await expect.poll(source).toBe('blob:mar')
  expect(container.firstElementChild?.getAttribute('style')).toContain('aspect-ratio: 2')
  await removePendingFile(signedIn(), KEY)
  rerender(shown({ ...picture, stored }))
  expect(source()).toBe('blob:mar')
  expect(container.firstElementChild?.getAttribute('style')).toContain('aspect-ratio: 2')
  expect(signedAddress).not.toHaveBeenCalled()
})

it('a picture from elsewhere is shown by a signed address', async () => {
  render(shown({ ...picture, stored }), { wrapper: AsMember })
  await expect.poll(source).toBe('https://cosmia.test/signed')
})

it.each([
  ['a picture', {}, true],
  ['a picture of unknown size', { width: null, height: null }, true],
  ['a picture that is smaller than its time', { width: 64, height: 64 }, false],
  ['a picture as narrow as a line', { width: 100, height: 2000 }, false],
  ['a video, whose controls are there', { type: 'video/mp4' }, false],
  ['a card', { type: 'application/pdf' }, true],
])('whether %s has a place for its time', (_what, change, has) => {
  expect(hasStamp({ ...picture, ...change })).toBe(has)
})
