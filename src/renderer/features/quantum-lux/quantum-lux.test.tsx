import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetStored } from '#renderer/session/member-disk.ts'
import { AsMember, signedIn, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { picturesCome } from '#renderer/ui/testing/pictures-come.ts'
import { copy } from './copy.ts'
import { createExperience, deleteExperience, listBanners, listExperiences, livingExperiences } from './api.ts'
import type { Banner } from './slots.ts'
import type { Experience } from './experience.ts'
import { QuantumLuxPage } from './QuantumLuxPage.tsx'

const world = vi.hoisted(() => ({
  toasts: { success: vi.fn(), error: vi.fn(), echo: vi.fn(), comingSoon: vi.fn() },
  confirm: vi.fn(() => Promise.resolve(true)),
}))
vi.mock('#renderer/ui/toasts/use-toasts.ts', () => ({ useToasts: () => world.toasts }))
vi.mock('#renderer/ui/confirm/confirm.ts', () => ({ useConfirm: () => world.confirm }))
vi.mock('./api.ts', () => ({
  listBanners: vi.fn(),
  listExperiences: vi.fn(),
  livingExperiences: vi.fn(),
  createExperience: vi.fn(),
  deleteExperience: vi.fn(),
}))

const { toasts, confirm } = world

const experience = (id: string, title: string, author = 'sol'): Experience => ({
  id,
  title,
  description: 'Una luz de otoño',
  cover_url: null,
  points: 0,
  created_at: '2026-11-22T10:00:00.000001+00:00',
  author: { id: author, username: author, avatar_url: null },
})
class Sized {
  observe() {}
  unobserve() {}
  disconnect() {}
}
const prism = experience('1', 'El prisma')
const candle = experience('2', 'La vela', 'luna')
const refused = () => Promise.reject(Object.assign(new Error('refused'), { code: '42501' }))
const banners = (count: number): Banner[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    image_url: `user-assets/luz/${index + 1}.webp`,
  }))

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  // A window in which rows have room.
  vi.stubGlobal('ResizeObserver', Sized)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(800)
  signInAs('luna')
  vi.mocked(listBanners).mockReset().mockResolvedValue([])
  vi.mocked(listExperiences)
    .mockReset()
    .mockResolvedValue({ experiences: [candle, prism], next: null })
  vi.mocked(livingExperiences)
    .mockReset()
    .mockImplementation((_client, ids) => Promise.resolve(ids))
  vi.mocked(createExperience).mockReset()
  vi.mocked(deleteExperience).mockReset().mockResolvedValue()
})

afterEach(() => {
  closeWindow()
  forgetStored('luna')
  vi.clearAllMocks()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const open = () =>
  render(
    <AsMember>
      <MemoryRouter>
        <QuantumLuxPage />
      </MemoryRouter>
    </AsMember>,
  )

const button = (name: string) => screen.findByRole('button', { name })
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
const slots = () => within(screen.getByRole('list', { name: 'Catálogo' })).getAllByRole('img')
const titles = () =>
  within(screen.getByRole('list', { name: 'Experiencias de la comunidad' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)

async function tell(title: string, description = '') {
  await userEvent.click(await button('Contar mi experiencia'))
  if (title) await userEvent.type(await field('Título'), title)
  if (description) await userEvent.type(await field('¿Qué viviste?'), description)
}

// spec: 2.quantum.categories
test('four categories, all of them to come', async () => {
  open()
  for (const name of ['Videos', 'Blogs', 'Libros', 'Terapias']) await userEvent.click(await button(name))
  expect(toasts.comingSoon).toHaveBeenCalledTimes(4)
})

// spec: 2.quantum.catalogue, 9.catalogue
test.each([0, 4, 19, 23])(
  'the catalogue has 19 slots, with %d banners too, and a rosette for each',
  async (count) => {
    vi.mocked(listBanners).mockResolvedValue(banners(count))
    open()
    await screen.findByRole('list', { name: 'Catálogo' })
    expect(slots()).toHaveLength(19)
    const missing = slots().filter((slot) => slot.getAttribute('aria-label')?.endsWith('aún por llegar'))
    expect(missing).toHaveLength(Math.max(0, 19 - count))
    // Under each is the name of its light, of which no two are the same; how many are here is said once.
    const captions = copy.catalogue.lights.map((light) => screen.getByText(light, { selector: 'p' }))
    expect(captions.map((caption) => caption.dataset['empty'] !== undefined)).toEqual(
      slots().map((_, index) => index >= count),
    )
    screen.getByText(copy.catalogue.filled(Math.min(count, 19), 19))
    // Each has a figure of its own, which frames the banner where there is one.
    expect(new Set(slots().map((slot) => slot.querySelector('svg')?.innerHTML)).size).toBe(19)
  },
)

// spec: 8.quantum.banners
test('banners that could not be loaded are told and can be asked for again', async () => {
  vi.mocked(listBanners).mockImplementationOnce(refused).mockResolvedValue(banners(1))
  open()
  expect((await screen.findByRole('alert')).textContent).toContain('No se pudieron cargar los banners.')
  expect(slots()).toHaveLength(19)
  expect(toasts.echo).toHaveBeenCalledExactlyOnceWith('No se pudieron cargar los banners.')
  picturesCome()
  await userEvent.click(await button('Reintentar'))
  await waitFor(() => expect(slots()[0]?.querySelector('img')).toBeTruthy())
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement?.textContent).toBe('Catálogo')
})

// spec: 2.quantum.experiences, 6.experience.button
test('experiences lead to who tells them, can be shared one day, and only the own ones be deleted', async () => {
  open()
  const [own, other] = await screen.findAllByRole('article')
  if (!own || !other) throw new Error('two experiences were expected')
  expect(titles()).toEqual(['La vela', 'El prisma'])
  expect(within(other).getByRole('link', { name: 'sol' }).getAttribute('href')).toBe(
    '/dashboard/user-profile/sol',
  )
  await userEvent.click(within(other).getByRole('button', { name: 'Compartir' }))
  expect(toasts.comingSoon).toHaveBeenCalledOnce()
  expect(within(own).getByRole('button', { name: 'Borrar la experiencia La vela' })).toBeTruthy()
  expect(within(other).queryByRole('button', { name: /Borrar/ })).toBeNull()
})

test('an experience in sight that was deleted elsewhere leaves the list', async () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  vi.mocked(livingExperiences).mockResolvedValue([candle.id])
  open()
  await screen.findByText('El prisma')
  act(() => void dispatchEvent(new Event('focus')))
  await waitFor(() => expect(titles()).toEqual(['La vela']))
})

test('where nobody has told anything, that is said', async () => {
  vi.mocked(listExperiences).mockResolvedValue({ experiences: [], next: null })
  open()
  expect(screen.getByText('Cargando experiencias…')).toBeTruthy()
  await screen.findByText('La primera luz puede ser la tuya')
})

// spec: 8.quantum.experiences
test('experiences that could not be loaded are told and can be asked for again', async () => {
  vi.mocked(listExperiences).mockImplementationOnce(refused)
  open()
  await screen.findByText('No se pudieron cargar las experiencias.')
  expect(toasts.echo).toHaveBeenCalledExactlyOnceWith('No se pudieron cargar las experiencias.')
  await userEvent.click(await button('Reintentar'))
  await screen.findByText('El prisma')
})

test('the next page follows; where it does not come, that is told in its place', async () => {
  const next = { created_at: prism.created_at, id: prism.id }
  vi.mocked(listExperiences)
    .mockResolvedValueOnce({ experiences: [candle, prism], next })
    .mockImplementationOnce(refused)
    .mockResolvedValueOnce({ experiences: [experience('0', 'El farol')], next: null })
  open()
  await screen.findByText('No se pudieron cargar las experiencias.')
  expect(toasts.echo).not.toHaveBeenCalled()
  await userEvent.click(await button('Reintentar'))
  await waitFor(() => expect(titles()).toEqual(['La vela', 'El prisma', 'El farol']))
  expect(listExperiences).toHaveBeenLastCalledWith(expect.anything(), next, expect.anything())
})

// spec: 8.success.experience-created
test('an experience that is told stands above the others', async () => {
  vi.mocked(createExperience).mockResolvedValue(experience('3', 'El farol', 'luna'))
  open()
  await screen.findByText('El prisma')
  await tell(' El farol ', 'Una noche')
  expect(screen.getByText('8/100')).toBeTruthy()
  expect(screen.getByText('9/2000')).toBeTruthy()
  await userEvent.click(await button('Publicar'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(titles()).toEqual(['El farol', 'La vela', 'El prisma'])
  expect(createExperience).toHaveBeenCalledExactlyOnceWith(expect.anything(), {
    id: expect.any(String) as string,
    user_id: 'luna',
    title: 'El farol',
    description: 'Una noche',
  })
  expect(toasts.success).toHaveBeenCalledExactlyOnceWith('Experiencia publicada')
  await tell('')
  expect((await field('Título')).value).toBe('')
})

test('an experience that arrived, though its answer was lost, stands there once', async () => {
  vi.mocked(createExperience).mockResolvedValue(candle)
  open()
  await screen.findByText('La vela')
  await tell('La vela')
  await userEvent.click(await button('Publicar'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(titles()).toEqual(['La vela', 'El prisma'])
})

test('who comes back reads the first page anew, and what follows it only when that has changed', async () => {
  const next = { created_at: prism.created_at, id: prism.id }
  const first = { experiences: [candle, prism], next }
  vi.mocked(listExperiences)
    .mockResolvedValueOnce(first)
    .mockResolvedValueOnce({ experiences: [experience('0', 'El farol')], next: null })
    .mockResolvedValueOnce(first)
  open()
  await screen.findByText('El farol')
  await act(() => signedIn().queries.refetchQueries({ queryKey: ['experiences'] }))
  expect(titles()).toEqual(['La vela', 'El prisma', 'El farol'])
  expect(listExperiences).toHaveBeenCalledTimes(3)
})

// spec: 5.experience.empty
test('an empty title cancels, and asks the server for nothing', async () => {
  open()
  await tell('  ', 'Una noche')
  await userEvent.click(await button('Publicar'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(createExperience).not.toHaveBeenCalled()
  await userEvent.click(await button('Contar mi experiencia'))
  expect((await field('¿Qué viviste?')).value).toBe('Una noche')
})

test('a title that is missing is told in its field, and no longer once it is there', async () => {
  open()
  await tell('', 'Una noche')
  const title = await field('Título')
  expect(title.getAttribute('aria-invalid')).toBe('true')
  screen.getByRole('textbox', { name: 'Título', description: 'Falta el título para publicar.' })
  await userEvent.type(title, 'La vela')
  expect(title.getAttribute('aria-invalid')).toBe('false')
  expect(screen.queryByText('Falta el título para publicar.')).toBeNull()
})

// spec: 8.quantum.create
test('what could not be told is kept, also for the next start, and sent again under the same id', async () => {
  vi.mocked(createExperience).mockImplementationOnce(refused).mockResolvedValue(candle)
  open()
  await tell('La vela')
  await userEvent.click(await button('Publicar'))
  await waitFor(() =>
    expect(toasts.error).toHaveBeenCalledExactlyOnceWith('No se pudo crear la experiencia.'),
  )
  expect(screen.getByText('Todavía no se ha publicado. Lo que escribiste sigue aquí.')).toBeTruthy()
  closeWindow()
  signInAs('luna')
  open()
  await userEvent.click(await button('Contar mi experiencia'))
  expect((await field('Título')).value).toBe('La vela')
  await userEvent.click(await button('Publicar'))
  await waitFor(() => expect(toasts.success).toHaveBeenCalledOnce())
  const [first, second] = vi.mocked(createExperience).mock.calls
  expect(second?.[1].id).toBe(first?.[1].id)
})

test('a title that is too long says by how much, and is not sent', async () => {
  open()
  await tell('')
  await userEvent.click(await field('Título'))
  await userEvent.paste('a'.repeat(102))
  expect(screen.getByText(/Sobran 2 caracteres/)).toBeTruthy()
  await userEvent.keyboard('{Enter}')
  expect(createExperience).not.toHaveBeenCalled()
})

// spec: 5.experience.delete, 8.success.experience-deleted
test('an own experience goes after a yes only', async () => {
  open()
  confirm.mockResolvedValueOnce(false)
  await userEvent.click(await button('Borrar la experiencia La vela'))
  expect(confirm).toHaveBeenCalledWith(
    expect.objectContaining({ title: '¿Seguro que quieres borrar esto?', description: '«La vela»' }),
  )
  expect(deleteExperience).not.toHaveBeenCalled()
  await userEvent.click(await button('Borrar la experiencia La vela'))
  await waitFor(() => expect(titles()).toEqual(['El prisma']))
  expect(toasts.success).toHaveBeenCalledExactlyOnceWith('Experiencia borrada')
})

// spec: 8.quantum.delete
test('an experience that could not be deleted is told and stays', async () => {
  vi.mocked(deleteExperience).mockImplementation(refused)
  open()
  await userEvent.click(await button('Borrar la experiencia La vela'))
  await waitFor(() =>
    expect(toasts.error).toHaveBeenCalledExactlyOnceWith('No se pudo borrar la experiencia.'),
  )
  expect(titles()).toEqual(['La vela', 'El prisma'])
})
