import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CodeForm, ResendButton } from './CodeForm.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const button = () => screen.getByRole<HTMLButtonElement>('button')

test('it keeps the focus and cannot be pressed again while the mail is being sent', () => {
  const onResend = vi.fn(() => new Promise<boolean>(() => undefined))
  render(<ResendButton onResend={onResend} from={0} />)
  button().focus()
  fireEvent.click(button())
  fireEvent.click(button())
  expect(onResend).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toBe(button())
})

test('until another mail may be requested it counts the seconds down, and can then be pressed', () => {
  render(<ResendButton onResend={vi.fn()} from={performance.now() + 42_000} />)
  expect(button().textContent).toBe('Reenviar código (42 s)')
  for (let second = 1; second <= 41; second++) act(() => void vi.advanceTimersByTime(1000))
  expect(button().textContent).toBe('Reenviar código (1 s)')
  expect(button().disabled).toBe(true)
  act(() => void vi.advanceTimersByTime(1000))
  expect(button().textContent).toBe('Reenviar código')
  expect(button().disabled).toBe(false)
})

test('each digit stands in a place of its own, of one field with one name', () => {
  const nothing = vi.fn()
  render(
    <CodeForm
      lead=""
      label="Código"
      mail={{ kind: 'recovery', email: 'ana@cosmia.test' }}
      onVerify={nothing}
      onResend={nothing}
      leaveLabel="Más tarde"
      onLeave={nothing}
    />,
  )
  const field = screen.getByLabelText<HTMLInputElement>('Código')
  fireEvent.change(field, { target: { value: '12 34-5' } })
  expect(field.value).toBe('12345')
  const places = [...(field.parentElement?.querySelectorAll('span') ?? [])]
  expect(places.map(({ textContent }) => textContent)).toEqual(['1', '2', '3', '4', '5', '', '', ''])
})

test('a code stays as it is while it is checked, so that the answer speaks of what is seen', async () => {
  const answer = Promise.withResolvers<string | null>()
  const onVerify = vi.fn(() => answer.promise)
  render(
    <CodeForm
      lead=""
      label="Código"
      mail={{ kind: 'recovery', email: 'ana@cosmia.test' }}
      onVerify={onVerify}
      onResend={vi.fn()}
      leaveLabel="Más tarde"
      onLeave={vi.fn()}
    />,
  )
  const field = screen.getByLabelText<HTMLInputElement>('Código')
  fireEvent.change(field, { target: { value: '12345678' } })
  expect(field.readOnly).toBe(true)
  await act(async () => answer.resolve('El código no es correcto.'))
  expect(field.readOnly).toBe(false)
  expect(screen.getByRole('alert').textContent).toBe('El código no es correcto.')
})
