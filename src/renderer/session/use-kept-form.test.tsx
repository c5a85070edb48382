import { fireEvent, render, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { useKeptForm } from './use-kept-form.ts'

interface Note {
  readonly text: string
}

function Fields({ keep }: { readonly keep: (values: Note | undefined) => void }) {
  const form = useForm<Note>({ defaultValues: { text: 'Antes' } })
  const isChanged = useKeptForm(form, ({ text }) => text === 'Antes', keep)
  return <input aria-label="Nota" data-changed={isChanged} {...form.register('text')} />
}

test('each key is kept once, however often the form is drawn; what is saved already is not', () => {
  const keep = vi.fn()
  const { rerender } = render(<Fields keep={keep} />)
  const field = screen.getByRole('textbox')
  const type = (value: string) => fireEvent.change(field, { target: { value } })
  rerender(<Fields keep={keep} />)
  expect(keep).not.toHaveBeenCalled()
  type('Después')
  rerender(<Fields keep={keep} />)
  expect(keep.mock.calls).toEqual([[{ text: 'Después' }]])
  expect(field.dataset['changed']).toBe('true')
  type('Antes')
  expect(keep.mock.lastCall).toEqual([undefined])
  expect(field.dataset['changed']).toBe('false')
})
