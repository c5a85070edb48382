import { render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { picturesCome } from '#renderer/ui/testing/pictures-come.ts'
import { Picture } from './Picture.tsx'

vi.mock('#renderer/server/public-address.ts', () => ({
  publicAddress: (stored: string) => stored && `https://cosmia.test/${stored}`,
}))

beforeEach(() => vi.spyOn(console, 'warn').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

const open = (stored: string | null) => render(<Picture stored={stored} figure={3} />).container

test('a picture is drawn once it has come', async () => {
  picturesCome()
  const place = open('user-assets/sol/1-prisma.webp')
  expect(place.firstChild).toBeNull()
  await waitFor(() => expect(place.querySelector('img')).not.toBeNull())
})

test('where there is none, light draws a figure', () => {
  expect(open(null).querySelector('svg')).not.toBeNull()
})

test('of a small file that claims billions of pixels only the figure is seen', async () => {
  picturesCome(65_000, 65_000)
  const place = open('user-assets/sol/2-bomb.png')
  await waitFor(() => expect(place.querySelector('svg')).not.toBeNull())
  expect(place.querySelector('img')).toBeNull()
})
