import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { TextField } from './TextField.tsx'

afterEach(cleanup)

const form = (wrong: 'email' | 'name' | null) => (
  <>
    <TextField label="Nombre" error={wrong === 'name'} helperText={wrong === 'name' ? 'Falta' : 'Ayuda'} />
    <TextField label="Email" autoFocus error={wrong === 'email'} helperText={wrong === 'email' && 'Falta'} />
  </>
)

test('what is written from right to left stands at the right while it is written', () => {
  render(<TextField label="Texto" multiline />)
  expect(screen.getByLabelText<HTMLTextAreaElement>('Texto').dir).toBe('auto')
})

test('an error is said at once under the field in hand, and read with any other', () => {
  const { rerender } = render(form(null))
  rerender(form('name'))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('Falta')).toBeDefined()
  rerender(form('email'))
  expect(screen.getByRole('alert').textContent).toBe('Falta')
  const described = screen.getByLabelText('Email').getAttribute('aria-describedby')
  expect(screen.getByRole('alert').id).toBe(described)
})
