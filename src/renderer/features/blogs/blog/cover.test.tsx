import { render, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { picturesCome } from '#renderer/ui/testing/pictures-come.ts'
import { Cover } from './Cover.tsx'

vi.mock('#renderer/server/public-address.ts', () => ({
  publicAddress: (stored: string) => stored && `https://cosmia.test/${stored}`,
}))

beforeEach(() => vi.spyOn(console, 'warn').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

const open = (picture: string) =>
  render(<Cover title="La farola" author="sol" genre="Poesía" seed="a" picture={picture} />).container

test('a cover is drawn once it has come, with title and author over it', async () => {
  picturesCome()
  const cover = open('user-assets/sol/blog-covers/1-a.png')
  expect(cover.querySelector('img')).toBeNull()
  await waitFor(() => expect(cover.querySelector('img')).not.toBeNull())
  within(cover).getByText('La farola')
  within(cover).getByText('sol')
})

test('of a small file that claims billions of pixels only the title is seen', async () => {
  picturesCome(65_000, 65_000)
  const cover = open('user-assets/sol/blog-covers/2-bomb.png')
  await within(cover).findByText('La farola')
  expect(cover.querySelector('img')).toBeNull()
})
