import { AuthApiError } from '@supabase/supabase-js'
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { StoreProvider } from '#renderer/server/StoreProvider.tsx'
import type { NewAccount } from '../auth-flow.ts'
import { disownSignUp, releaseSignUp, sendCode, verifyCode } from './api.ts'
import { CodeDialog } from './CodeDialog.tsx'
import { useNoteMail } from './mail-pauses.ts'

const toasts = vi.hoisted(() => ({ error: vi.fn(), success: vi.fn() }))
vi.mock('#renderer/ui/toasts/use-toasts.ts', () => ({ useToasts: () => toasts }))
vi.mock('./api.ts', () => ({
  releaseSignUp: vi.fn(),
  sendCode: vi.fn(),
  verifyCode: vi.fn(),
  disownSignUp: vi.fn(),
}))

const account: NewAccount = {
  userId: 'u1',
  email: 'ana@cosmia.tset',
  username: 'ana',
  birthYear: '1990',
  nonce: 'n1',
  signedIn: false,
  isForeign: false,
}
const onMistyped = vi.fn()

function open(known: NewAccount | null, givenName: string | null = null) {
  const dialog = (
    <CodeDialog
      email={account.email}
      account={known}
      givenName={givenName}
      onMistyped={onMistyped}
      onLeave={vi.fn()}
    />
  )
  render(dialog, { wrapper: StoreProvider })
}
const correct = () => fireEvent.click(screen.getByRole('button', { name: '¿No es tu email? Corrígelo' }))

beforeEach(() => {
  vi.resetAllMocks()
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(cleanup)

test('a mistyped e-mail leads back to register, its account given up first', async () => {
  open(account)
  correct()
  await expect.poll(() => onMistyped).toHaveBeenCalledExactlyOnceWith(account)
  expect(releaseSignUp).toHaveBeenCalledExactlyOnceWith(account)
})

test('an account that could not be given up stays, or it would keep the name', async () => {
  vi.mocked(releaseSignUp).mockRejectedValue(new TypeError('Failed to fetch'))
  open(account)
  correct()
  await expect.poll(() => toasts.error).toHaveBeenCalledOnce()
  expect(onMistyped).not.toHaveBeenCalled()
})

test('who did not sign up here has nothing to correct', () => {
  open(null)
  expect(screen.queryByText('¿No es tu email? Corrígelo')).toBeNull()
})

test('a name that somebody else took meanwhile is told', () => {
  open(account, 'ana-ea0dc3')
  expect(screen.getByRole('alert').textContent).toContain('te llamas «ana-ea0dc3»')
})

test.each(['1234 5678', ' 1234-5678\n', 'Tu código: 12345678.'])(
  'a code that is pasted as %j counts its digits alone, and the eighth sends it',
  async (pasted) => {
    vi.mocked(verifyCode).mockResolvedValue('wrong')
    open(account)
    const field = screen.getByLabelText<HTMLInputElement>('Código de confirmación')
    fireEvent.change(field, { target: { value: '123456' } })
    expect(verifyCode).not.toHaveBeenCalled()
    fireEvent.change(field, { target: { value: pasted } })
    await screen.findByText('El código no es válido o ha caducado.')
    expect(verifyCode).toHaveBeenCalledExactlyOnceWith(account.email, '12345678', 'email')
    expect(disownSignUp).toHaveBeenCalledExactlyOnceWith(account.email)
    expect(field.value).toBe('12345678')
  },
)

describe('another mail', () => {
  const resend = () => screen.getByText<HTMLButtonElement>(/^Reenviar código/, { selector: 'button' })
  const refused = (message: string) => new AuthApiError(message, 429, 'over_email_send_rate_limit')
  let email: string

  // What waits for one e-mail does not for another.
  beforeEach(() => {
    email = `${crypto.randomUUID()}@cosmia.test`
  })
  const openFor = (asked: string) =>
    render(
      <CodeDialog email={asked} account={null} givenName={null} onMistyped={vi.fn()} onLeave={vi.fn()} />,
      { wrapper: StoreProvider },
    )
  /** Notes a mail, as the sign-up does. */
  const mailed = () => renderHook(() => useNoteMail(), { wrapper: StoreProvider }).result.current

  test('waits from the mail of the sign-up on', () => {
    const note = mailed()
    act(() => note('confirmation', email.toUpperCase()))
    openFor(email)
    expect([resend().textContent, resend().disabled]).toEqual(['Reenviar código (60 s)', true])
  })

  test('waits as long as the server says, for who has come to its code in another way', async () => {
    vi.mocked(sendCode).mockRejectedValue(
      refused('For security purposes, you can only request this after 37 seconds.'),
    )
    openFor(email)
    fireEvent.click(resend())
    await screen.findByText('Reenviar código (37 s)')
    expect(toasts.error).toHaveBeenCalledExactlyOnceWith(
      'Hace un momento te enviamos un código. Podrás pedir otro en 37 segundos.',
    )
    expect(document.activeElement).toBe(screen.getByLabelText('Código de confirmación'))
  })

  test('waits after the one that was sent', async () => {
    vi.mocked(sendCode).mockResolvedValue()
    openFor(email)
    fireEvent.click(resend())
    await screen.findByText('Reenviar código (60 s)')
    expect(toasts.success).toHaveBeenCalledOnce()
  })

  test('can be tried again where the server sends none at all, which is told', async () => {
    vi.mocked(sendCode).mockRejectedValue(refused('email rate limit exceeded'))
    openFor(email)
    fireEvent.click(resend())
    await expect.poll(() => toasts.error).toHaveBeenCalledOnce()
    expect(toasts.error).toHaveBeenCalledWith(expect.stringMatching(/^Ahora no podemos enviar emails/))
    expect(resend().disabled).toBe(false)
  })
})
