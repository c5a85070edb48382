import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { MemberCard } from '#renderer/entities/member/profile.ts'
import { forgetStored } from '#renderer/session/member-disk.ts'
import { AsMember, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { store } from '#renderer/lib/store.ts'
import { announcementAtom } from '#renderer/ui/announce.ts'
import { factsOf, searchMembers } from './found/api.ts'
// Loaded with the test: drawn for the first time, what it brings takes seconds on a busy machine.
import './found/FoundMembers.tsx'
import { SearchBox } from './SearchBox.tsx'

vi.mock('./found/api.ts', () => ({ searchMembers: vi.fn(), factsOf: vi.fn() }))
vi.mock('#renderer/entities/friends/api.ts', () => ({
  getFriends: () => Promise.resolve([{ id: 'Lucía', username: 'Lucía', avatar_url: null }]),
  listReceived: () => Promise.resolve({ members: [], next: null }),
  listSent: () =>
    Promise.resolve({ members: [{ id: 'Paca', username: 'Paca', avatar_url: null }], next: null }),
}))
const ask = vi.mocked(searchMembers)

const members = (...names: readonly string[]): MemberCard[] =>
  names.map((username) => ({ id: username, username, avatar_url: null }))

/** Leads elsewhere, as the click on a notification does. */
let lead: ReturnType<typeof useNavigate>

function Search() {
  const [text, setText] = useState('')
  const { pathname, search } = useLocation()
  lead = useNavigate()
  return (
    <>
      <SearchBox text={text} onText={setText} />
      <output>{pathname + search}</output>
    </>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Buscar personas' })
const nameIn = (option: HTMLElement) => option.querySelector<HTMLElement>('[title]')?.title
const people = () => screen.queryAllByRole('option').filter((option) => nameIn(option))
const names = () => people().map(nameIn)
const chosen = () => screen.queryAllByRole('option', { selected: true }).map(nameIn)
const place = () => screen.getByRole('status', { name: '' }).textContent
const said = () => store.get(announcementAtom).text
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const press = (key: string) => fireEvent.keyDown(field(), { key })
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** Types, and waits as long as a pause of typing takes. */
async function searchFor(text: string) {
  type(text)
  await pass(300)
}

beforeEach(async () => {
  // Nothing is drawn here, nor scrolled.
  HTMLElement.prototype.scrollIntoView = () => undefined
  vi.useFakeTimers()
  ask.mockReset()
  vi.mocked(factsOf).mockReset().mockResolvedValue([])
  forgetStored('luna')
  signInAs('luna')
  render(
    <MemoryRouter initialEntries={['/dashboard/home?chat=sol']}>
      <Search />
    </MemoryRouter>,
    { wrapper: AsMember },
  )
  fireEvent.focus(field())
  await vi.dynamicImportSettled()
})

afterEach(() => {
  cleanup()
  closeWindow()
  vi.useRealTimers()
})

// spec: 5.search.from-2, 9.search.from-2
test('the server is asked from the second character on, once typing pauses', async () => {
  ask.mockResolvedValue(members('luna', 'lucía'))
  await searchFor('l')
  expect(screen.getByText('Escribe al menos 2 caracteres.')).toBeTruthy()
  type('lu')
  await pass(200)
  type('lun')
  await pass(200)
  expect(ask).not.toHaveBeenCalled()
  await pass(100)
  expect(ask.mock.calls.map(([, text]) => text)).toEqual(['lun'])
  expect(names()).toEqual(['luna', 'lucía'])
  expect(said()).toBe('2 personas encontradas')
})

test('what was searched for stands out in each name, and what each is to the member', async () => {
  ask.mockResolvedValue(members('Lucía', 'Paula', 'Paca'))
  await searchFor('LA')
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['la'])
  await searchFor('cia')
  expect(document.querySelector('mark')?.textContent).toBe('cía')
  const told = people().map(
    (option) => document.getElementById(option.getAttribute('aria-describedby') ?? '')?.textContent,
  )
  expect(told).toEqual(['Tu amistad', 'Aún fuera de tu órbita', 'Solicitud enviada'])
})

test('spaces around are no part of a name, and one emoji of several signs is long enough', async () => {
  ask.mockResolvedValue([])
  await searchFor(' l ')
  await searchFor('💫')
  expect(ask).not.toHaveBeenCalled()
  await searchFor(' 👩‍🚀 ')
  expect(ask.mock.calls.map(([, text]) => text)).toEqual(['👩‍🚀'])
})

test('an answer to an earlier text is given up, and nothing of it can be chosen', async () => {
  const late = Promise.withResolvers<MemberCard[]>()
  ask.mockImplementation((_supabase, text) => (text === 'so' ? late.promise : Promise.resolve(members(text))))
  await searchFor('lu')
  expect(names()).toEqual(['lu'])
  await searchFor('so')
  expect(screen.getByRole('listbox').getAttribute('aria-busy')).toBe('true')
  press('ArrowDown')
  press('Enter')
  expect(chosen()).toEqual([])
  await searchFor('mar')
  expect(ask.mock.calls[1]?.[2].aborted).toBe(true)
  late.resolve(members('sol'))
  await pass(50)
  expect(names()).toEqual(['mar'])
})

// spec: 2.bar.search
test('arrows choose, Enter leads to the profile beside the open conversation, and the field is free again', async () => {
  ask.mockResolvedValue(members('ana', 'bea', 'eva'))
  await searchFor('a a')
  expect(field().getAttribute('aria-expanded')).toBe('true')
  press('ArrowDown')
  press('ArrowDown')
  expect(chosen()).toEqual(['bea'])
  expect(field().getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { name: 'bea' }).id)
  press('ArrowUp')
  press('ArrowUp')
  expect(chosen()).toEqual(['eva'])
  press('ArrowDown')
  expect(chosen()).toEqual(['ana'])
  press('ArrowDown')
  press('Enter')
  expect(place()).toBe('/dashboard/user-profile/bea?chat=sol')
  expect(field().value).toBe('')
  expect(field().getAttribute('aria-expanded')).toBe('false')
})

test('Enter alone takes the first', async () => {
  ask.mockResolvedValue(members('ana', 'bea'))
  await searchFor('an')
  press('Enter')
  expect(place()).toBe('/dashboard/user-profile/ana?chat=sol')
})

test('Escape closes the list, then empties the field, and then is anybody’s', async () => {
  ask.mockResolvedValue(members('ana'))
  await searchFor('an')
  expect(press('Escape')).toBe(false)
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(field().value).toBe('an')
  expect(press('Escape')).toBe(false)
  expect(field().value).toBe('')
  expect(press('Escape')).toBe(true)
})

test('nobody found is said, and not of a text that is still being looked for', async () => {
  ask.mockResolvedValueOnce([])
  await searchFor('zz')
  expect(screen.getByText(/Nadie se llama «zz» por aquí\./)).toBeTruthy()
  expect(said()).toBe('Nadie se llama «zz» por aquí.')
  ask.mockReturnValueOnce(new Promise(() => undefined))
  await searchFor('zza')
  expect(screen.queryByText(/Nadie se llama/)).toBeNull()
  expect(screen.getByText('Buscando…')).toBeTruthy()
})

test('a failure is told, and tried again with the focus back in the field', async () => {
  ask.mockRejectedValue(new Error('no'))
  await searchFor('an')
  await pass(2_000)
  const retry = screen.getByRole('button', { name: 'Reintentar' })
  expect(screen.getByRole('alert').textContent).toContain('No se pudo buscar.')
  ask.mockResolvedValue(members('ana'))
  act(() => retry.focus())
  fireEvent.click(retry)
  await pass(50)
  expect(names()).toEqual(['ana'])
  expect(document.activeElement).toBe(field())
})

test('a friend who was found says what they do and where, and each has the one act that fits', async () => {
  vi.mocked(factsOf).mockResolvedValue([{ id: 'Lucía', city: 'Lima', professional_background: 'Luthier' }])
  ask.mockResolvedValue(members('Lucía', 'Lupe', 'Paca'))
  await searchFor('lu')
  expect(vi.mocked(factsOf).mock.calls.map(([, ids]) => ids)).toEqual([['Lucía']])
  expect(people()[0]?.textContent).toContain('Luthier · Lima')
  const acts = screen.getAllByRole('option').filter((option) => !nameIn(option))
  expect(acts.map((option) => option.getAttribute('aria-label'))).toEqual([
    'Enviar un mensaje a Lucía',
    'Añadir a Lupe',
  ])
})

test('arrows to the side reach the act beside a member, and Enter does it', async () => {
  ask.mockResolvedValue(members('Lucía', 'Lupe'))
  await searchFor('lu')
  // Of a text that is typed they move the caret.
  expect(press('ArrowRight')).toBe(true)
  press('ArrowDown')
  expect(press('ArrowRight')).toBe(false)
  expect(chosen()).toEqual([undefined])
  press('ArrowLeft')
  expect(chosen()).toEqual(['Lucía'])
  press('ArrowRight')
  press('ArrowDown')
  expect(chosen()).toEqual(['Lupe'])
  press('ArrowUp')
  press('ArrowRight')
  press('Enter')
  expect(place()).toBe('/dashboard/home?chat=Luc%C3%ADa')
  expect(field().value).toBe('')
})

test('who was looked up stands below an empty field, the latest first, until they are taken off', async () => {
  fireEvent.click(field())
  expect(screen.getByText('Busca por nombre a quien quieras encontrar.')).toBeTruthy()
  for (const name of ['ana', 'bea', 'eva']) {
    ask.mockResolvedValue(members(name))
    await searchFor(name)
    press('Enter')
  }
  expect(screen.queryByRole('listbox')).toBeNull()
  fireEvent.focus(field())
  expect(screen.queryByRole('listbox')).toBeNull()
  press('ArrowDown')
  expect(screen.getByRole('listbox', { name: 'Recientes' })).toBeTruthy()
  expect(names()).toEqual(['eva', 'bea', 'ana'])
  fireEvent.click(screen.getByRole('option', { name: 'Quitar a bea de las recientes' }))
  expect(names()).toEqual(['eva', 'ana'])
  fireEvent.click(screen.getByRole('option', { name: 'Vaciar la lista' }))
  expect(names()).toEqual([])
})

test('who is led elsewhere meanwhile finds the list closed there, and the text still in the field', async () => {
  ask.mockResolvedValue(members('ana'))
  await searchFor('an')
  act(() => void lead('/dashboard/home?chat=marte'))
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(document.querySelector('[role="search"] > div[aria-hidden]')).toBeNull()
  expect(field().value).toBe('an')
})
