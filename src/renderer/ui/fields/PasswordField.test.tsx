import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PasswordField } from './PasswordField.tsx'

afterEach(cleanup)

test('a long label ends before the eye, as long as it stands in the field', () => {
  render(<PasswordField label="Repite la contraseña" />)
  const label = screen.getByText('Repite la contraseña', { selector: 'label' })
  expect(getComputedStyle(label).maxWidth).toBe('calc(100% - 60px)')
})
