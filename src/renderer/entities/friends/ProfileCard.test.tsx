import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getProfile } from '#renderer/entities/member/api.ts'
import { MemberAvatarLink, MemberLink } from '#renderer/entities/member/MemberLink.tsx'
import { profile } from '#renderer/entities/member/testing/profile.ts'
import { AsMember, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { getRequest, sendRequest } from './api.ts'
import { ProfileCards } from './ProfileCards.tsx'
// Loaded before it is waited for.
import './ProfileCard.tsx'

const toasts = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }))
vi.mock('#renderer/ui/toasts/use-toasts.ts', () => ({ useToasts: () => toasts }))
vi.mock('#renderer/entities/member/api.ts', () => ({ getProfile: vi.fn() }))
vi.mock('./api.ts', () => ({ acceptRequest: vi.fn(), getRequest: vi.fn(), sendRequest: vi.fn() }))

// happy-dom has no popovers, but hides what may be one.
const popover = {
  showPopover: vi.fn(function (this: HTMLElement, _options: unknown) {
    this.removeAttribute('popover')
  }),
  hidePopover: vi.fn(),
}
const sol = { id: 'sol', username: 'sol', avatar_url: null }
const luna = { id: 'luna', username: 'luna', avatar_url: null }
const request = (status: 'pending' | 'accepted', sender_id = 'sol', receiver_id = 'luna') => ({
  sender_id,
  receiver_id,
  status,
})

beforeEach(() => {
  Object.assign(HTMLElement.prototype, popover)
  vi.spyOn(console, 'error').mockReturnValue()
  signInAs('luna')
  vi.mocked(getRequest).mockResolvedValue(null)
  vi.mocked(getProfile).mockResolvedValue({ ...profile('sol'), bio: 'Madrugo por gusto' })
})

afterEach(() => {
  vi.useRealTimers()
  closeWindow()
  vi.clearAllMocks()
})

function open() {
  const Address = () => {
    const { pathname, search } = useLocation()
    return <output>{pathname + search}</output>
  }
  render(
    <AsMember>
      <MemoryRouter>
        <MemberAvatarLink member={sol} size={44} />
        <MemberLink member={sol} />
        <MemberLink member={luna} />
        <ProfileCards />
        <Address />
      </MemoryRouter>
    </AsMember>,
  )
}

const name = (of = 'sol') => screen.getByRole('link', { name: of })
const enter = (pointerType: string, element = name()) => fireEvent.pointerOver(element, { pointerType })
const leave = (element = name()) => fireEvent.pointerOut(element, { pointerType: 'mouse' })
const card = () => screen.findByRole('dialog', { name: 'Tarjeta de sol' })
const noCard = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

async function openByKey() {
  open()
  name().focus()
  await userEvent.keyboard('i')
  return card()
}

test('a mouse that rests on a name opens the card, and nothing is asked before; passing over opens none', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  const shown = () => screen.queryByRole('dialog', { name: 'Tarjeta de sol' })
  open()
  enter('mouse')
  await pass(399)
  leave()
  await pass(2_000)
  expect(shown()).toBeNull()
  expect(getRequest).not.toHaveBeenCalled()
  enter('mouse')
  await pass(400)
  expect(popover.showPopover).toHaveBeenCalledExactlyOnceWith({ source: name() })
  // On the way from the name to the card it stays.
  leave()
  await pass(100)
  enter('mouse', shown() ?? undefined)
  await pass(2_000)
  expect(shown()).not.toBeNull()
  leave(shown() ?? undefined)
  await pass(200)
  expect(shown()).toBeNull()
})

test('a name that goes while the mouse rests on it opens no card', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const page = (isThere: boolean) => (
    <AsMember>
      <MemoryRouter>
        {isThere && <MemberLink member={sol} />}
        <ProfileCards />
      </MemoryRouter>
    </AsMember>
  )
  const { rerender } = render(page(true))
  enter('mouse')
  rerender(page(false))
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(popover.showPopover).not.toHaveBeenCalled()
})

test('a finger opens no card, nor does anything on the own name', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  open()
  enter('touch')
  enter('mouse', name('luna'))
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  vi.useRealTimers()
  name('luna').focus()
  await userEvent.keyboard('i')
  expect(name('luna').hasAttribute('aria-keyshortcuts')).toBe(false)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a friend is shown with their bio, one step from the conversation', async () => {
  vi.mocked(getRequest).mockResolvedValue(request('accepted'))
  const shown = await openByKey()
  await screen.findByText('Madrugo por gusto')
  expect(shown.textContent).toContain('En tu órbita')
  await userEvent.click(screen.getByRole('link', { name: 'Mensaje' }))
  expect(screen.getByText('/?chat=sol')).toBeTruthy()
  await noCard()
})

test('of a stranger nothing more is asked for; they can be asked, and are seen to have been', async () => {
  vi.mocked(sendRequest).mockResolvedValue('sent')
  const shown = await openByKey()
  await waitFor(() => expect(shown.textContent).toContain('Fuera de tu órbita'))
  await userEvent.click(screen.getByRole('button', { name: 'Añadir a sol' }))
  await waitFor(() => expect(shown.textContent).toContain('Solicitud enviada'))
  expect(sendRequest).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'luna', 'sol')
  expect(getProfile).not.toHaveBeenCalled()
  expect(screen.getByRole('link', { name: 'Ver perfil' }).getAttribute('href')).toBe(
    '/dashboard/user-profile/sol',
  )
})

test('who asks is answered there', async () => {
  vi.mocked(getRequest).mockResolvedValue(request('pending'))
  const shown = await openByKey()
  await screen.findByRole('button', { name: 'Aceptar la solicitud de sol' })
  expect(shown.textContent).toContain('Quiere agregarte')
})

test('by key the focus goes into the card and comes back from it by Escape, which nothing else hears', async () => {
  const shown = await openByKey()
  expect(document.activeElement).toBe(shown)
  const heard = vi.fn()
  window.addEventListener('keydown', heard)
  await userEvent.keyboard('{Escape}')
  await noCard()
  window.removeEventListener('keydown', heard)
  expect(heard).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(name())
})

test('it holds nobody: when the focus goes on, or the page is scrolled under it, it closes', async () => {
  await openByKey()
  act(() => name('luna').focus())
  await noCard()
  expect(document.activeElement).toBe(name('luna'))
  act(() => name().focus())
  await userEvent.keyboard('i')
  const shown = await card()
  // The scrolling that brought the focus is told late.
  fireEvent.scroll(document)
  expect(shown.isConnected).toBe(true)
  vi.spyOn(name(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 80))
  fireEvent.scroll(document)
  await noCard()
})

test('what could not be read is said in a line, and the way to the profile stays', async () => {
  vi.mocked(getRequest).mockRejectedValue(Object.assign(new Error('refused'), { code: '42501' }))
  const shown = await openByKey()
  await waitFor(() => expect(shown.textContent).toContain('Ahora no se puede ver más.'))
  expect(screen.getByRole('link', { name: 'Ver perfil' })).toBeTruthy()
})
