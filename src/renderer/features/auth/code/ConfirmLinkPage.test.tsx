import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { store } from '#renderer/lib/store.ts'
import { StoreProvider } from '#renderer/server/StoreProvider.tsx'
import { authFlowAtom } from '../flow.ts'
import { verifyLink } from './api.ts'
import { ConfirmLinkPage } from './ConfirmLinkPage.tsx'

vi.mock('./api.ts', () => ({ verifyLink: vi.fn() }))

const openLink = (isTaken: boolean, query = '?code=abc') =>
  render(
    <StoreProvider>
      <MemoryRouter initialEntries={[`/auth/confirm${query}`]}>
        <ConfirmLinkPage isTaken={isTaken} />
      </MemoryRouter>
    </StoreProvider>,
  )
const waitingFor = () => store.get(authFlowAtom).confirming

beforeEach(() => {
  vi.resetAllMocks()
  store.set(authFlowAtom, { type: 'confirmation_needed', email: 'ana@cosmia.test' })
})
afterEach(cleanup)

test('a link does not put somebody else in the place of who is signed in, and says what to do', () => {
  openLink(true)
  screen.getByText('Ya tienes una sesión abierta')
  expect(screen.getByText<HTMLAnchorElement>('Volver al inicio').pathname).toBe('/dashboard')
  expect(verifyLink).not.toHaveBeenCalled()
})

test.each([
  ['failed', 'No pudimos confirmar tu cuenta'],
  ['elsewhere', 'Puede que ya esté confirmado'],
] as const)(
  'a link that is %s says so, its code is tried once, and that of the mail is still asked for',
  async (outcome, title) => {
    vi.mocked(verifyLink).mockResolvedValue(outcome)
    openLink(false)
    await screen.findByText(title)
    expect(verifyLink).toHaveBeenCalledExactlyOnceWith('abc')
    expect(screen.getByText<HTMLAnchorElement>('Ir a iniciar sesión').pathname).toBe('/login')
    expect(waitingFor()).toBe('ana@cosmia.test')
  },
)

test('a link that confirmed the e-mail too late to sign in says so, and its code is asked for no more', async () => {
  vi.mocked(verifyLink).mockResolvedValue('confirmed')
  openLink(false)
  await screen.findByText('Tu email está confirmado')
  expect(waitingFor()).toBeNull()
})

test('the first of two links that a change of e-mail needs is no failure', () => {
  openLink(false, '?message')
  screen.getByText('Falta tu otro email')
  expect(verifyLink).not.toHaveBeenCalled()
})
