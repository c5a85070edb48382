import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { store } from '#renderer/lib/store.ts'
import { forgetStored } from '#renderer/session/member-disk.ts'
import { AsMember, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { clearToastsAtom, toastsAtom } from '#renderer/ui/toasts/use-toasts.ts'
import { JobsPage } from './JobsPage.tsx'

beforeEach(() => {
  forgetStored('luna')
  signInAs('luna')
  render(
    <AsMember>
      <MemoryRouter>
        <JobsPage />
      </MemoryRouter>
    </AsMember>,
  )
})
afterEach(cleanup)

/** Presses it, and expects to be told that it comes later. */
function pressForLater(button: HTMLElement) {
  store.set(clearToastsAtom)
  fireEvent.click(button)
  expect(store.get(toastsAtom)).toMatchObject([
    { variant: 'info', title: 'Próximamente', description: expect.any(String) },
  ])
}

// spec: 2.jobs.offers, 2.jobs.soon
test('there are two sample offers and room for the next; to apply, comment and publish come later', () => {
  const offers = screen.getAllByRole('article')
  expect(offers).toHaveLength(2)
  for (const offer of offers) {
    within(offer).getByText('Oferta de muestra')
    pressForLater(within(offer).getByText('Postularme'))
    pressForLater(within(offer).getByText('Comentar'))
  }
  screen.getByText('La próxima puede ser la tuya')
  pressForLater(screen.getByText('Publicar'))
})

// spec: 2.jobs.exchanges
test('fair exchanges come later', () => {
  fireEvent.click(screen.getByRole('tab', { name: 'Intercambios justos' }))
  const panel = screen.getByRole('tabpanel', { name: 'Intercambios justos' })
  within(panel).getByText('Próximamente')
  expect(screen.queryAllByRole('article')).toEqual([])
})
