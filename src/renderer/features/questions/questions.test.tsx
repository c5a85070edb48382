import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { store } from '#renderer/lib/store.ts'
import type { CertificateQuestion, LoginQuestion, MemberQuestion } from '#shared/questions.ts'
import { OpenQuestion } from './OpenQuestion.tsx'
import { openQuestionAtom } from './open-question.ts'

const questions = vi.hoisted(() => ({
  open: vi.fn(),
  showCertificate: vi.fn(),
  giveLogin: vi.fn(),
  refuse: vi.fn(),
  onChange: vi.fn(),
}))
vi.mock('#renderer/lib/desktop.ts', async (original) => ({ ...(await original()), desktop: { questions } }))

const CERTIFICATE: CertificateQuestion = {
  kind: 'certificate',
  id: '01a1fba4-a89b-47fc-a7c4-2bd434ecbfc5',
  host: 'uno.test',
  certificates: [
    { subject: 'Luna', issuer: 'Casa', validUntil: Date.UTC(2027, 10, 3, 12) },
    { subject: 'APELLIDO NOMBRE', issuer: 'FNMT', validUntil: Date.UTC(2028, 0, 1, 12) },
  ],
}
const LOGIN: LoginQuestion = {
  kind: 'login',
  id: 'd5b6c9a0-7f3e-4a41-9a53-0f5f0a0a8f11',
  host: 'proxy.test',
  isProxy: true,
  isRetry: false,
}
let tell: (question: MemberQuestion | null) => void

beforeEach(() => {
  for (const call of [questions.open, questions.showCertificate, questions.giveLogin, questions.refuse])
    call.mockReset().mockResolvedValue({ ok: true, data: null })
  questions.onChange.mockImplementation((listener: typeof tell) => {
    tell = (question) => act(() => listener(question))
    return () => {}
  })
  store.set(openQuestionAtom, null)
  render(<OpenQuestion />)
})
afterEach(cleanup)

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

test('has the member choose a certificate, of which none is chosen beforehand', async () => {
  tell(CERTIFICATE)
  await screen.findByRole('dialog', { name: 'El servidor pide un certificado' })
  screen.getByText('De Casa · vence el 3 nov 2027')
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([false, false])
  expect(button('Mostrar este').disabled).toBe(true)
  await userEvent.click(screen.getByRole('radio', { name: /APELLIDO NOMBRE/ }))
  await userEvent.click(button('Mostrar este'))
  expect(questions.showCertificate).toHaveBeenCalledExactlyOnceWith(CERTIFICATE.id, 1)
})

test('shows none by the button that has the focus, and by Escape', async () => {
  tell(CERTIFICATE)
  await screen.findByRole('dialog')
  expect(document.activeElement).toBe(button('No mostrar ninguno'))
  await userEvent.keyboard('{Enter}{Escape}')
  expect(questions.refuse.mock.calls).toEqual([[CERTIFICATE.id], [CERTIFICATE.id]])
})

test('asks for the login that a proxy wants, says that it is another, and hands it on', async () => {
  tell(LOGIN)
  await screen.findByRole('dialog', { name: 'El proxy de tu red pide que te identifiques' })
  screen.getByText(/No son los de tu cuenta de Cosmia/)
  await userEvent.click(button('Continuar'))
  await screen.findByText('Escribe el usuario.')
  expect(questions.giveLogin).not.toHaveBeenCalled()
  await userEvent.type(screen.getByRole('textbox', { name: 'Usuario' }), 'luna')
  await userEvent.type(screen.getByLabelText('Contraseña'), 'órbita{Enter}')
  await vi.waitFor(() =>
    expect(questions.giveLogin).toHaveBeenCalledExactlyOnceWith(LOGIN.id, {
      username: 'luna',
      password: 'órbita',
    }),
  )
  tell({ ...LOGIN, id: CERTIFICATE.id, isProxy: false, isRetry: true })
  await screen.findByRole('dialog', { name: 'El servidor pide que te identifiques' })
  expect(screen.getByRole('alert').textContent).toBe('No se aceptaron. Revísalos e inténtalo otra vez.')
  await userEvent.click(button('Ahora no'))
  expect(questions.refuse).toHaveBeenCalledExactlyOnceWith(CERTIFICATE.id)
})

test('goes once it is answered', async () => {
  tell(LOGIN)
  await screen.findByRole('dialog')
  tell(null)
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
