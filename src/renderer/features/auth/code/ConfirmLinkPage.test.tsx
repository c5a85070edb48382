import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StoreProvider } from '#renderer/server/StoreProvider.tsx'
import { verifyLink } from './api.ts'
import { ConfirmLinkPage } from './ConfirmLinkPage.tsx'

vi.mock('./api.ts', () => ({ verifyLink: vi.fn(() => Promise.resolve(null)) }))

const openLink = (isTaken: boolean) =>
  render(
    <StoreProvider>
      <MemoryRouter initialEntries={['/auth/confirm?code=abc']}>
        <ConfirmLinkPage isTaken={isTaken} />
      </MemoryRouter>
    </StoreProvider>,
  )

beforeEach(() => vi.clearAllMocks())
afterEach(cleanup)

test('a link does not put somebody else in the place of who is signed in, and says what to do', () => {
  openLink(true)
  screen.getByText('Ya tienes una sesión abierta')
  expect(screen.getByText<HTMLAnchorElement>('Volver al inicio').pathname).toBe('/dashboard')
  expect(verifyLink).not.toHaveBeenCalled()
})

test('where nobody is signed in its code is tried once', async () => {
  openLink(false)
  await screen.findByText('No pudimos confirmar tu cuenta')
  expect(verifyLink).toHaveBeenCalledExactlyOnceWith('abc')
})
