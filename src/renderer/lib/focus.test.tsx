import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useFocusReturn } from './focus.ts'

function Panel() {
  useFocusReturn()
  // eslint-disable-next-line jsx-a11y/no-autofocus -- as the fields of a panel do
  return <input autoFocus />
}

const page = (hasOpener: boolean, isOpen: boolean) => (
  <>
    <main>{hasOpener && <button>abrir</button>}</main>
    {isOpen && <Panel />}
  </>
)

afterEach(cleanup)

test('what opened a panel has the focus once it is closed', () => {
  const { rerender } = render(page(true, false))
  screen.getByRole('button').focus()
  rerender(page(true, true))
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  rerender(page(true, false))
  expect(document.activeElement).toBe(screen.getByRole('button'))
})

test('where that has gone meanwhile, or there was nothing, the page has it', () => {
  const { rerender } = render(page(true, false))
  screen.getByRole('button').focus()
  rerender(page(true, true))
  rerender(page(false, false))
  expect(document.activeElement).toBe(screen.getByRole('main'))

  cleanup()
  render(page(false, true)).rerender(page(false, false))
  expect(document.activeElement).toBe(screen.getByRole('main'))
})
