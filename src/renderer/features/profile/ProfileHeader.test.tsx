import { render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { drawPlanet } from '#renderer/entities/member/draw-planet.ts'
import { showFilesOf } from '#renderer/server/public-address.ts'
import { StoreProvider } from '#renderer/server/StoreProvider.tsx'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { picturesCome } from '#renderer/ui/testing/pictures-come.ts'
import { ProfileHeader } from './ProfileHeader.tsx'

afterEach(() => {
  closeWindow()
  vi.restoreAllMocks()
})

function open(cover_url: string | null) {
  showFilesOf('https://server.test')
  const member = { id: 'luna', username: 'luna', avatar_url: null, cover_url }
  return render(<ProfileHeader member={member}>Bio</ProfileHeader>, { wrapper: StoreProvider }).container
}

// spec: 3.placeholders
test.each([null, 'cosmia:cover/default'])('in place of the cover %s a sky is drawn', (cover_url) => {
  const header = open(cover_url)
  expect(header.querySelector('img')).toBeNull()
  expect(header.querySelectorAll('svg circle').length).toBeGreaterThan(7)
})

// spec: 3.placeholders
test('in place of a missing picture a planet is drawn', () => {
  const disc = open(null).querySelector<HTMLElement>('[style*="background-image"]')
  expect(disc?.style.backgroundImage).toBe(`url("${drawPlanet('luna')}")`)
})

test('a cover of one’s own is shown', async () => {
  picturesCome()
  const header = open('user-assets/luna/cover-1')
  const src = 'https://server.test/storage/v1/object/public/user-assets/luna/cover-1'
  await expect.poll(() => header.querySelector('img')?.src).toBe(src)
})
