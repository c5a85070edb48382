import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { store } from '#renderer/lib/store.ts'
import { StoreProvider } from '#renderer/server/StoreProvider.tsx'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { serve } from '#renderer/server/testing/serve.ts'
import { announcementAtom } from '#renderer/ui/announce.ts'
import { NoticeBar } from './Bars.tsx'
import { updateNewsAtom } from './update-news.ts'

const desktop = vi.hoisted(() => ({
  app: { info: vi.fn() },
  updates: { news: vi.fn(), look: vi.fn(), onChange: vi.fn() },
}))
vi.mock('#renderer/lib/desktop.ts', async (original) => ({ ...(await original()), desktop }))
vi.mock('#renderer/lib/timing.ts', () => ({ useIdle: () => true }))

const OK = (data: unknown) => Promise.resolve({ ok: true, data })
const incident = { id: 'a1', severity: 'warning', text: 'El chat va lento; lo estamos arreglando.' }
const planned = { id: 'a2', severity: 'info', text: 'El martes habrá mantenimiento.' }
const tooOld = { id: 'a3', severity: 'too_old', text: 'Dejará de funcionar el 1 de marzo.' }

let asked: unknown[]
let answer: () => Response

beforeEach(() => {
  asked = []
  localStorage.clear()
  desktop.app.info.mockReturnValue(OK({ version: '1.3.0' }))
  desktop.updates.news.mockReturnValue(OK(null))
  desktop.updates.onChange.mockReturnValue(() => {})
  store.set(updateNewsAtom, null)
  serve((address, request) => {
    asked.push([new URL(address).pathname, JSON.parse(String(request.body))])
    return answer()
  })
})
afterEach(() => {
  closeWindow()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A start of the app, whose server has this to say. */
function start(...notices: readonly object[]) {
  closeWindow()
  answer = () => Response.json(notices)
  render(
    <StoreProvider>
      <main />
      <NoticeBar />
    </StoreProvider>,
  )
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const heard = () => store.get(announcementAtom).text
const regions = () => screen.queryAllByRole('region').map((region) => region.getAttribute('aria-label'))

test('tells of an incident, whoever is here, and no more of it on this machine once it was put away', async () => {
  start(incident, planned)
  expect((await screen.findByRole('region', { name: 'Aviso' })).textContent).toContain(incident.text)
  expect(asked).toEqual([['/rest/v1/rpc/get_client_notices', { version: '1.3.0' }]])
  await waitFor(() => expect(heard()).toBe(incident.text))
  screen.getByRole('button', { name: 'Entendido' }).focus()
  press('Entendido')
  // One thing at a time.
  expect(screen.getByRole('region', { name: 'Aviso' }).textContent).toContain(planned.text)
  press('Entendido')
  expect(regions()).toEqual([])
  expect(document.activeElement?.tagName).toBe('MAIN')

  start(incident, { ...planned, id: 'another' })
  expect((await screen.findByRole('region', { name: 'Aviso' })).textContent).toContain(planned.text)
})

test('tells of nothing where nothing is known', async () => {
  start()
  answer = () => Response.json({ message: 'no' }, { status: 500 })
  await waitFor(() => expect(asked).toHaveLength(1))
  await waitFor(() =>
    expect(console.warn).toHaveBeenCalledWith(
      'What the server has to say could not be read',
      expect.anything(),
    ),
  )
  expect(regions()).toEqual([])
})

test('goes on telling what it knows through an outage, and looks anew after it', async () => {
  start(incident)
  await screen.findByRole('region', { name: 'Aviso' })
  answer = () => Response.json([])
  act(() => onlineManager.setOnline(false))
  expect(regions()).toEqual(['Aviso'])
  act(() => onlineManager.setOnline(true))
  await waitFor(() => expect(regions()).toEqual([]))
})

test('that this version is too old leads to a newer one, and is told again at the next start', async () => {
  desktop.updates.look.mockReturnValue(OK(true))
  start(tooOld, incident)
  const bar = await screen.findByRole('region', { name: 'Versión demasiado antigua' })
  expect(bar.textContent).toContain(
    'Esta versión de Cosmia ya es demasiado antigua. Dejará de funcionar el 1 de marzo. Lo que escribiste sigue aquí: puedes leerlo y copiarlo.',
  )
  press('Actualizar')
  expect(desktop.updates.look).toHaveBeenCalledOnce()
  // The bar below has the act from here on.
  act(() => store.set(updateNewsAtom, { step: 'ready', version: '1.4.0' }))
  expect(screen.queryByRole('button', { name: 'Actualizar' })).toBeNull()
  press('Ahora no')
  expect(regions()).toEqual(['Aviso'])
  start(tooOld)
  await screen.findByRole('region', { name: 'Versión demasiado antigua' })
})

test('says how a copy is renewed that does not renew itself', async () => {
  desktop.updates.look.mockReturnValue(OK(false))
  start(tooOld)
  await screen.findByRole('region', { name: 'Versión demasiado antigua' })
  press('Actualizar')
  await screen.findByText(/instala la versión nueva igual que instalaste esta/)
  expect(screen.queryByRole('button', { name: 'Actualizar' })).toBeNull()
  await waitFor(() => expect(heard()).toContain('Esta copia no se actualiza sola'))
})
