import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetStored } from '#renderer/session/member-disk.ts'
import { AsMember, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { useOwnProfile } from '#renderer/entities/member/own-profile.ts'
import { listFriendFacts } from './api.ts'
import type { PlaceholderName } from './copy.ts'
import { PlaceholderPage } from './PlaceholderPage.tsx'

vi.mock('./api.ts', () => ({ listFriendFacts: vi.fn() }))
vi.mock('#renderer/entities/member/own-profile.ts', async (original) => ({
  ...(await original()),
  useOwnProfile: vi.fn(() => ({ data: undefined })),
}))

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined
      disconnect = () => undefined
    },
  )
  forgetStored('luna')
  signInAs('luna')
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const open = (section: PlaceholderName) =>
  render(
    <AsMember>
      <MemoryRouter>
        <PlaceholderPage section={section} />
      </MemoryRouter>
    </AsMember>,
  )

const friend = (username: string, city: string | null, trade: string | null) => ({
  id: username,
  username,
  avatar_url: null,
  city,
  professional_background: trade,
})

// spec: 2.soon.pages
test.each(['agenda', 'salud', 'negocios', 'lugares'] as const)('%s comes soon, and says so', (section) => {
  vi.mocked(listFriendFacts).mockResolvedValue([])
  open(section)
  screen.getByText('Próximamente')
})

test('Agenda has the moon of tonight, and its next four phases with their days', () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-01T12:00Z') })
  open('agenda')
  const moon = screen.getByRole('region', { name: 'La Luna' })
  within(moon).getByText(/^Esta noche: luna casi llena, 9\d\s%$/)
  const next = within(moon).getAllByRole('listitem')
  expect(next.map((phase) => phase.querySelector('strong')?.textContent)).toEqual([
    'Luna llena',
    'Cuarto menguante',
    'Luna nueva',
    'Cuarto creciente',
  ])
  expect(next[0]?.textContent).toContain('3 de marzo')
  expect(next[0]?.querySelector('time')?.dateTime).toMatch(/^2026-03-03T1/)
})

test('Salud counts each part of a breath down with who asks for it, four breaths long or until it is stopped; before, nothing runs', () => {
  vi.useFakeTimers()
  open('salud')
  expect(vi.getTimerCount()).toBe(0)
  const words = () => screen.getByRole('status').firstChild?.textContent
  const count = () => screen.getByRole('status').querySelector('strong')?.textContent
  const seconds = (number: number) => act(() => void vi.advanceTimersByTime(number * 1_000))
  fireEvent.click(screen.getByRole('button', { name: 'Empezar' }))
  expect(words()).toBe('Inhala')
  expect(count()).toBe('4')
  seconds(1)
  expect(count()).toBe('3')
  // Of what is said politely each second only the number is new.
  expect(screen.getByRole('status').getAttribute('aria-atomic')).toBe('false')
  for (let left = 3; left > 0; left--) seconds(1)
  expect([words(), count()]).toEqual(['Retén', '7'])
  for (let left = 7; left > 0; left--) seconds(1)
  expect([words(), count()]).toEqual(['Exhala', '8'])
  for (let left = 8; left > 0; left--) seconds(1)
  expect([words(), count()]).toEqual(['Inhala', '4'])
  fireEvent.click(screen.getByRole('button', { name: 'Parar' }))
  expect(vi.getTimerCount()).toBe(0)

  fireEvent.click(screen.getByRole('button', { name: 'Empezar' }))
  for (let left = 4 * (4 + 7 + 8); left > 0; left--) seconds(1)
  screen.getByRole('button', { name: 'Empezar' })
  expect(vi.getTimerCount()).toBe(0)
})

test('no two shops beside or below each other have the same awning, and each has its sign', async () => {
  vi.mocked(listFriendFacts).mockResolvedValue(
    ['ana', 'eva', 'leo', 'sol'].map((name) => friend(name, null, 'Panadería')),
  )
  open('negocios')
  const shops = await within(screen.getByRole('region', { name: 'Oficios de tus amigos' })).findAllByRole(
    'listitem',
  )
  expect(new Set(shops.map((shop) => shop.dataset['awning'])).size).toBe(4)
  expect(new Set(shops.map((shop) => shop.style.getPropertyValue('--accent'))).size).toBe(4)
  for (const shop of shops) expect(shop.querySelector('[aria-hidden] > svg')).not.toBeNull()
})

test('Negocios lists what friends do', async () => {
  vi.mocked(listFriendFacts).mockResolvedValue([friend('sol', null, 'Luthier'), friend('eva', 'Lima', null)])
  open('negocios')
  const rows = await within(screen.getByRole('region', { name: 'Oficios de tus amigos' })).findAllByRole(
    'listitem',
  )
  expect(rows.map((row) => row.querySelector('div')?.textContent)).toEqual(['solLuthier'])
})

test('Lugares has a star for each city of friends, with who lives there', async () => {
  vi.mocked(listFriendFacts).mockResolvedValue([
    friend('sol', 'Bogotá', null),
    friend('eva', 'bogota', null),
    friend('leo', 'Lima', null),
    friend('ana', null, null),
  ])
  open('lugares')
  const sky = screen.getByRole('region', { name: 'Ciudades de tus amigos' })
  const stars = await within(sky).findAllByRole('listitem')
  expect(stars.map(({ textContent }) => textContent)).toEqual(['Bogotásol, eva', 'Limaleo'])
  const way = within(sky).getByRole('link', { name: 'leo' })
  expect(way.getAttribute('href')).toBe('/dashboard/user-profile/leo')
})

test('Lugares joins the city of the member to those of friends, and has none where no friend tells of one', async () => {
  vi.mocked(useOwnProfile).mockReturnValue({ data: friend('luna', 'Granada', null) } as never)
  vi.mocked(listFriendFacts).mockResolvedValue([friend('leo', 'Lima', null)])
  open('lugares')
  const sky = screen.getByRole('region', { name: 'Ciudades de tus amigos' })
  const stars = await within(sky).findAllByRole('listitem')
  expect(stars.map(({ textContent }) => textContent)).toEqual(['Granadaluna', 'Limaleo'])
  expect(stars.map((star) => 'own' in star.dataset)).toEqual([true, false])
  cleanup()
  signInAs('luna')
  vi.mocked(listFriendFacts).mockResolvedValue([friend('leo', null, null)])
  open('lugares')
  await screen.findByText(/^Cuando tus amigos cuenten en su perfil dónde viven/)
  expect(screen.queryByText('Granada')).toBeNull()
})

test('a city that nobody knows stands apart from the map', async () => {
  vi.mocked(useOwnProfile).mockReturnValue({ data: undefined } as never)
  vi.mocked(listFriendFacts).mockResolvedValue([friend('leo', 'Lima', null), friend('eva', 'Macondo', null)])
  open('lugares')
  const sky = screen.getByRole('region', { name: 'Ciudades de tus amigos' })
  const apart = (await within(sky).findByRole('heading', { name: 'Fuera del mapa' })).parentElement
  expect(apart?.textContent).toBe('Fuera del mapaMacondoeva')
  expect(within(sky).getAllByRole('listitem')).toHaveLength(2)
})

test.each([
  ['negocios', 'Cuando tus amigos cuenten en su perfil a qué se dedican, lo verás aquí.'],
  ['lugares', 'Cuando tus amigos cuenten en su perfil dónde viven, cada ciudad será una estrella aquí.'],
] as const)('where no friend tells anything, %s says what will be there', async (section, words) => {
  vi.mocked(listFriendFacts).mockResolvedValue([friend('sol', null, null)])
  open(section)
  await screen.findByText(words)
})

test('that friends could not be read is told, with a way to try again', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.mocked(listFriendFacts).mockRejectedValue(new Error('no'))
  open('lugares')
  const retry = await screen.findByRole('button', { name: 'Reintentar' })
  vi.mocked(listFriendFacts).mockResolvedValue([friend('leo', 'Lima', null)])
  fireEvent.click(retry)
  await screen.findByText('Lima')
})
