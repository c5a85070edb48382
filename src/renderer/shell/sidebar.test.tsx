import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { sidebarGroups } from '#renderer/entities/section/sections.ts'
import { Sidebar } from './Sidebar.tsx'

const incoming = vi.hoisted(() => vi.fn(() => null as { count: number; text: string } | null))
vi.mock('#renderer/entities/friends/pending-requests.ts', () => ({ useIncomingRequests: incoming }))

afterEach(cleanup)

/** The names of all entries, as they are heard. */
function entries(rail: boolean): readonly string[] {
  render(
    <MemoryRouter initialEntries={['/dashboard/salud']}>
      <Sidebar rail={rail} />
    </MemoryRouter>,
  )
  const links = within(screen.getByRole('navigation', { name: 'Secciones' })).getAllByRole('link')
  return links.map((link) => link.getAttribute('aria-label') ?? link.textContent.trim())
}

test.each([false, true])(
  'four sections say that they come soon, and no other does (on a rail: %s)',
  (rail) => {
    expect(entries(rail).filter((name) => name.endsWith(', pronto'))).toEqual([
      'Agenda, pronto',
      'Salud, pronto',
      'Negocios Amigos, pronto',
      'Lugares Amigos, pronto',
    ])
  },
)

test('the word stands behind each where there is room for it, and on a rail in its hint', () => {
  entries(false)
  expect(screen.getAllByText('pronto')).toHaveLength(4)
  cleanup()
  entries(true)
  expect(screen.queryAllByText('pronto')).toEqual([])
  expect(screen.getByText('Agenda, pronto').getAttribute('popover')).toBe('hint')
})

test.each([false, true])(
  'who waits is counted at Amigos, and at no other section (on a rail: %s)',
  (rail) => {
    incoming.mockReturnValue({ count: 2, text: '2 solicitudes' })
    expect(entries(rail).filter((name) => name.includes('solicitud'))).toEqual(['Amigos, 2 solicitudes'])
  },
)

test('each of the fifteen has an icon of its own, in lines of two pixels', () => {
  entries(false)
  const icons = screen.getAllByRole('link').map((link) => link.querySelector('svg > g'))
  expect(icons.map((icon) => icon?.getAttribute('stroke-width'))).toEqual(Array<string>(15).fill('2'))
  expect(new Set(icons.map((icon) => icon?.innerHTML)).size).toBe(
    sidebarGroups.flatMap((group) => group.sections).length,
  )
})
