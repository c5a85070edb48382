import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { forgetStored } from '#renderer/session/member-disk.ts'
import { AsMember, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { PetAreaPage } from './PetAreaPage.tsx'

afterEach(cleanup)

// spec: 2.pet-area.tabs
test('each of the four tabs has its own words and its own drawing, and says that it comes later', () => {
  forgetStored('luna')
  signInAs('luna')
  const { container } = render(
    <AsMember>
      <MemoryRouter>
        <PetAreaPage />
      </MemoryRouter>
    </AsMember>,
  )
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
