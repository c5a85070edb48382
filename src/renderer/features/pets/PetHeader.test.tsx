import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { drawPlanet, hueOf } from '#renderer/entities/member/draw-planet.ts'
import { store } from '#renderer/lib/store.ts'
import { StoreProvider } from '#renderer/server/StoreProvider.tsx'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { glowAtom } from '#renderer/ui/sky/glow.ts'
import { PetHeader } from './PetHeader.tsx'

const pet = { id: 'p1', owner_id: 'luna', name: 'Cometa', bio: null, avatar_url: null, likes: 0 }

afterEach(() => {
  cleanup()
  closeWindow()
})

// spec: 3.pet-avatar
test('a pet without a picture has one that is drawn from its name', () => {
  render(<PetHeader pet={pet} />, { wrapper: StoreProvider })
  expect(screen.getByText('C').style.backgroundImage).toBe(`url("${drawPlanet('Cometa')}")`)
})

test('the planet under its page has its colour for as long as it is shown', () => {
  const { unmount } = render(<PetHeader pet={pet} />, { wrapper: StoreProvider })
  expect(store.get(glowAtom)).toBe(hueOf('Cometa'))
  unmount()
  expect(store.get(glowAtom)).toBeNull()
})

test('likes are told once there are any', () => {
  const { rerender } = render(<PetHeader pet={pet} />, { wrapper: StoreProvider })
  expect(screen.queryByText('0 me gusta')).toBeNull()
  rerender(<PetHeader pet={{ ...pet, likes: 3 }} />)
  expect(screen.getByText('3 me gusta')).toBeTruthy()
})
