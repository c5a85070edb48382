import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { store } from '#renderer/lib/store.ts'
import type { UpdateNews } from '#shared/updates.ts'
import { announcementAtom } from '#renderer/ui/announce.ts'
import { UpdateBar } from './Bars.tsx'
import { updateNewsAtom } from './update-news.ts'

const updates = vi.hoisted(() => ({
  news: vi.fn(),
  download: vi.fn(),
  install: vi.fn(),
  putOff: vi.fn(),
  onChange: vi.fn(),
}))
vi.mock('#renderer/lib/desktop.ts', async (original) => ({ ...(await original()), desktop: { updates } }))

const FOUND: UpdateNews = { step: 'found', version: '1.2.0', notes: '- Álbumes\n- Buscar en el chat' }
let tell: (news: UpdateNews | null) => void

beforeEach(() => {
  const done = () => Promise.resolve({ ok: true, data: null })
  for (const call of [updates.news, updates.download, updates.install, updates.putOff])
    call.mockReset().mockImplementation(done)
  updates.onChange.mockImplementation((listener: typeof tell) => {
    tell = (news) => act(() => listener(news))
    return () => {}
  })
  store.set(updateNewsAtom, null)
})
afterEach(cleanup)

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const said = () => screen.getByRole('region', { name: 'Actualización' }).textContent
const heard = () => store.get(announcementAtom).text

test('tells of a version that was found before the page was there, and what is new in it', async () => {
  updates.news.mockResolvedValue({ ok: true, data: FOUND })
  render(<UpdateBar />)
  await screen.findByRole('region', { name: 'Actualización' })
  expect(said()).toContain('Hay una versión nueva de Cosmia: la 1.2.0.')
  await waitFor(() => expect(heard()).toBe('Hay una versión nueva de Cosmia: la 1.2.0.'))
  const opener = screen.getByRole('button', { name: 'Qué hay de nuevo', expanded: false })
  fireEvent.click(opener)
  expect(screen.getByRole('group', { name: 'Qué hay de nuevo' }).textContent).toBe(
    '• Álbumes\n• Buscar en el chat',
  )
  expect(opener.getAttribute('aria-expanded')).toBe('true')
})

test('has it downloaded, shows how far it is, and has it put in place', () => {
  render(<UpdateBar />)
  tell(FOUND)
  press('Descargar')
  expect(updates.download).toHaveBeenCalledOnce()
  tell({ step: 'downloading', version: '1.2.0', percent: 42 })
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('42')
  tell({ step: 'downloading', version: '1.2.0', percent: 43 })
  expect(said()).toContain('43\u00a0%')
  // Not read out at each step.
  expect(heard()).toBe('Descargando la versión 1.2.0…')
  tell({ step: 'ready', version: '1.2.0' })
  expect(said()).toContain('La versión 1.2.0 está lista. Se instala al reiniciar, o sola cuando salgas.')
  press('Reiniciar ahora')
  expect(updates.install).toHaveBeenCalledOnce()
})

test.each([
  ['failed', 'No se pudo descargar la versión 1.2.0. Revisa tu conexión.'],
  ['unplaced', 'No se pudo instalar la versión 1.2.0. Puedes seguir usando Cosmia como está.'],
] as const)('offers another try where it %s', (step, words) => {
  render(<UpdateBar />)
  tell({ step, version: '1.2.0' })
  expect(said()).toContain(words)
  press('Reintentar')
  expect(updates.download).toHaveBeenCalledOnce()
})

test('goes where the member puts it off, and leaves the focus to the page', () => {
  render(
    <>
      <main />
      <UpdateBar />
    </>,
  )
  tell(FOUND)
  const notNow = screen.getByRole('button', { name: 'Ahora no' })
  notNow.focus()
  fireEvent.click(notNow)
  expect(updates.putOff).toHaveBeenCalledOnce()
  tell(null)
  expect(screen.queryByRole('region')).toBeNull()
  expect(document.activeElement?.tagName).toBe('MAIN')
})
