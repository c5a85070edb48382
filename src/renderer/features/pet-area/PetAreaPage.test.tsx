import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { forgetStored } from '#renderer/session/member-disk.ts'
import { firstPetKey, type Pet } from '#renderer/entities/pets/pet.ts'
import { AsMember, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { PetAreaPage } from './PetAreaPage.tsx'

afterEach(cleanup)

/** Opens the area for luna, whose pet is known, or known to be none. */
function open(pet: Pet | null) {
  forgetStored('luna')
  const { queries } = signInAs('luna')
  queries.setQueryDefaults(firstPetKey('luna'), { staleTime: Infinity })
  queries.setQueryData(firstPetKey('luna'), pet)
  return render(
    <AsMember>
      <MemoryRouter>
        <PetAreaPage />
      </MemoryRouter>
    </AsMember>,
  ).container
}

// spec: 2.pet-area.tabs
test('each of the four tabs has its own words and its own drawing, and says that it comes later', () => {
  const container = open(null)
  const tabs = screen.getAllByRole('tab')
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Biblioteca',
    'Pet-Match',
    'Mascotas perdidas',
    'Patrocinadores',
  ])
  const seen = tabs.map((tab) => {
    fireEvent.click(tab)
    const panel = screen.getByRole('tabpanel', { name: tab.textContent })
    within(panel).getByText('Próximamente')
    return [panel.textContent, container.querySelector('svg')?.innerHTML]
  })
  expect(new Set(seen.flat()).size).toBe(8)
})

test('the own pet hangs beside each scene, and all of it is the way to its page', () => {
  const pet = { id: 'p1', owner_id: 'luna', name: 'Nube', bio: null, avatar_url: null, likes: 0 }
  open(pet)
  for (const tab of screen.getAllByRole('tab')) {
    fireEvent.click(tab)
    const way = screen.getByRole('link', { name: 'Hoy posa aquí Nube' })
    expect(way.getAttribute('href')).toMatch(/^\/dashboard\/pet-profile\/p1\b/)
    const portrait = within(way).getByText('N')
    expect(portrait.style.width).toBe('112px')
  }
})

test('who has no pet sees the scenes as they are', () => {
  open(null)
  expect(screen.queryByText(/Hoy posa aquí/)).toBeNull()
})
