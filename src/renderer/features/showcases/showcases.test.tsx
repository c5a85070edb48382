import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { store } from '#renderer/lib/store.ts'
import { StoreProvider } from '#renderer/server/StoreProvider.tsx'
import { clearToastsAtom, toastsAtom } from '#renderer/ui/toasts/use-toasts.ts'
import { HostingPage } from './HostingPage.tsx'
import { MarketingPage } from './MarketingPage.tsx'

const openExternal = vi.hoisted(() => vi.fn())
vi.mock('#renderer/lib/desktop.ts', async (original) => ({
  ...(await original()),
  desktop: { app: { openExternal } },
}))
vi.mock('#renderer/lib/site.ts', () => ({
  HOSTING_SITE: 'https://hosting.test/',
  MARKETING_SITE: 'https://marketing.test/',
}))

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  openExternal.mockReset().mockResolvedValue({ ok: true, data: null })
  store.set(clearToastsAtom)
})
afterEach(cleanup)

const showcases = [
  ['hosting', HostingPage, 'MushitTech77', 'Lo que hace por ti', 'https://hosting.test/'],
  ['marketing', MarketingPage, 'OptimusTime', 'Servicios', 'https://marketing.test/'],
] as const

// spec: 2.hosting.cards, 2.hosting.buttons, 2.marketing.cards, 2.marketing.buttons
test.each(showcases)('the showcase for %s has four cards, and two ways to its site', (...showcase) => {
  const [, Page, name, cards, address] = showcase
  render(<Page />, { wrapper: StoreProvider })
  screen.getByRole('heading', { level: 1, name })
  expect(
    within(screen.getByRole('region', { name: cards })).getAllByRole('heading', { level: 3 }),
  ).toHaveLength(4)
  const ways = screen.getAllByRole('link', { description: 'Se abre en tu navegador.' })
  expect(ways.map((way) => way.getAttribute('href'))).toEqual([address, address])
  for (const way of ways) expect(fireEvent.click(way)).toBe(false)
  expect(openExternal.mock.calls).toEqual([[address], [address]])
})

// spec: 2.marketing.stats, 2.marketing.steps, 9.stats
test('the figures of the agency are those of the specification, and it works in four steps', () => {
  render(<MarketingPage />, { wrapper: StoreProvider })
  const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(figures).toEqual(['500+', '1,200+', '300%', '8+'])
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent)
  expect(terms).toEqual(['clientes', 'campañas', 'de retorno promedio', 'años de viaje'])
  const steps = screen.getByRole('region', { name: 'Así trabajamos' })
  expect(within(steps).getAllByRole('listitem')).toHaveLength(4)
})

test('a browser that cannot be opened is told', async () => {
  openExternal.mockResolvedValue({ ok: false, error: { code: 'ipc.internal', message: 'no' } })
  render(<HostingPage />, { wrapper: StoreProvider })
  fireEvent.click(screen.getByText('Ver los planes'))
  await vi.waitFor(() =>
    expect(store.get(toastsAtom)).toMatchObject([{ description: 'No se pudo abrir el enlace.' }]),
  )
})

test.each([HostingPage, MarketingPage])('what is drawn arrives in parts, one after the other', (Page) => {
  const { container } = render(<Page />, { wrapper: StoreProvider })
  const turns = [...container.querySelectorAll('g[data-after]')].map((part) =>
    Number(part.getAttribute('data-after')),
  )
  expect(turns.length).toBeGreaterThanOrEqual(5)
  expect(new Set(turns).size).toBeGreaterThanOrEqual(5)
})
