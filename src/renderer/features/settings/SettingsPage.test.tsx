import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { store } from '#renderer/lib/store.ts'
import { AsMember, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { toastsAtom } from '#renderer/ui/toasts/use-toasts.ts'
import { SettingsPage } from './SettingsPage.tsx'

vi.mock('#renderer/lib/desktop.ts', async (original) => ({
  ...(await original()),
  desktop: { preferences: { get: () => new Promise(() => {}), onChange: () => () => {} } },
}))

HTMLElement.prototype.scrollIntoView = () => undefined

beforeEach(() => {
  signInAs('luna')
  render(
    <AsMember>
      <MemoryRouter>
        <SettingsPage />
      </MemoryRouter>
    </AsMember>,
  )
})
afterEach(cleanup)

test('what belongs together stands under one small title', () => {
  const groups = screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby') ?? '')
  const titles = groups.map((id) => document.getElementById(id)?.textContent)
  expect(titles).toEqual(['Avisos', 'Programa', 'Acceso', 'Tus datos'])
  within(screen.getByRole('group', { name: 'Tus datos' })).getByRole('heading', {
    name: 'Eliminar mi cuenta',
  })
})

// spec: 2.settings.cards
test('below what works there are four cards, of which each comes later', () => {
  const parts = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(parts).toEqual(['En este equipo', 'Tu cuenta', 'Más adelante'])
  const later = within(screen.getByRole('region', { name: 'Más adelante' }))
  const titles = later.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(titles).toEqual(['Perfil', 'Seguridad', 'Notificaciones', 'Apariencia'])
  const cards = screen.getAllByText('Configurar', { selector: 'button' })
  expect(cards).toHaveLength(4)
  for (const card of cards) {
    const before = store.get(toastsAtom).at(-1)?.id ?? 0
    fireEvent.click(card)
    expect(store.get(toastsAtom)).toMatchObject([{ id: before + 1, title: 'Próximamente' }])
  }
})

test('until then each says where what it is about can be done', () => {
  expect(screen.getByText('edita tu perfil').getAttribute('href')).toBe('/dashboard/profile')
  const parts = {
    'cuida tu cuenta, más arriba': 'Tu cuenta',
    'elige en este equipo, más arriba': 'En este equipo',
  }
  for (const [way, title] of Object.entries(parts)) {
    fireEvent.click(screen.getByText(way, { selector: 'button' }))
    expect(document.activeElement?.textContent).toBe(title)
  }
  screen.getByText(/en el menú Ver/)
})

const index = () => within(screen.getByRole('navigation', { name: 'Partes de la configuración' }))
const lit = () =>
  index()
    .getAllByRole('button')
    .filter((key) => key.hasAttribute('aria-current'))
    .map(({ textContent }) => textContent)

test('an index leads to each group there is, and the one that was chosen is lit', () => {
  const keys = index().getAllByRole('button')
  expect(keys.map(({ textContent }) => textContent)).toEqual([
    'Avisos',
    'Programa',
    'Acceso',
    'Tus datos',
    'Más adelante',
  ])
  expect(lit()).toEqual(['Avisos'])
  for (const key of keys) {
    fireEvent.click(key)
    expect(document.activeElement?.tagName).toMatch(/H[23]/)
    expect(document.activeElement?.textContent).toBe(key.textContent)
    expect(lit()).toEqual([key.textContent])
  }
})

type Tops = Record<'notices' | 'program' | 'access' | 'data' | 'later', number>

function place(tops: Tops) {
  for (const id of Object.keys(tops) as (keyof Tops)[]) {
    const title = document.getElementById(`settings-${id}`)
    if (title) title.getBoundingClientRect = () => new DOMRect(0, tops[id])
  }
}

/** Scrolls a page that is twice as high as the window. */
function scrollTo(share: number) {
  const scroller = document.documentElement
  Object.defineProperties(scroller, {
    scrollHeight: { value: 1600, configurable: true },
    clientHeight: { value: 800, configurable: true },
  })
  scroller.scrollTop = share * 800
  fireEvent.scroll(scroller)
}

test('the group that is read is lit, by how far the page was scrolled', () => {
  const tops = { notices: -300, program: -40, access: 240, data: 420, later: 640 }
  place(tops)
  scrollTo(0.25)
  expect(lit()).toEqual(['Programa'])
  scrollTo(0.5)
  expect(lit()).toEqual(['Acceso'])
  scrollTo(1)
  expect(lit()).toEqual(['Más adelante'])
  // In a narrower window what is said takes more lines.
  tops.later = 900
  fireEvent(window, new Event('resize'))
  expect(lit()).toEqual(['Tus datos'])
})

test('the group that is worked in is lit, until the page is scrolled on', () => {
  place({ notices: -300, program: -40, access: 240, data: 420, later: 640 })
  scrollTo(1)
  expect(lit()).toEqual(['Más adelante'])
  act(() => screen.getByRole('button', { name: 'Eliminar cuenta' }).focus())
  expect(lit()).toEqual(['Tus datos'])
  scrollTo(0.5)
  expect(lit()).toEqual(['Acceso'])
})

test('where groups stand beside each other, the first of those that are read is lit', () => {
  place({ notices: -200, program: 300, access: -200, data: 100, later: 500 })
  scrollTo(0.1)
  expect(lit()).toEqual(['Avisos'])
  scrollTo(0.2)
  expect(lit()).toEqual(['Tus datos'])
  scrollTo(0.4)
  expect(lit()).toEqual(['Programa'])
})
