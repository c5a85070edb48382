import { render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { drawPlanet } from '#renderer/entities/member/draw-planet.ts'
import { StoreProvider } from '#renderer/server/StoreProvider.tsx'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { PetHeader } from './PetHeader.tsx'

afterEach(closeWindow)

// spec: 3.pet-avatar
test('a pet without a picture has one that is drawn from its name', () => {
  const pet = { id: 'p1', owner_id: 'luna', name: 'Cometa', bio: null, avatar_url: null, likes: 0 }
  render(<PetHeader pet={pet} />, { wrapper: StoreProvider })
  expect(screen.getByText('C').style.backgroundImage).toBe(`url("${drawPlanet('Cometa')}")`)
})
