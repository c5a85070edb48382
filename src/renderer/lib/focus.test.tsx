import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { takeFocus, useFocusReturn } from './focus.ts'

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

test('a title that is given the focus shows it to who works with keys, and to nobody who points', () => {
  render(
    <>
      <h1>Agenda</h1>
      <button>otra cosa</button>
    </>,
  )
  const title = screen.getByRole('heading')
  const isQuiet = () => title.hasAttribute('data-quiet-focus')
  takeFocus(title)
  expect(isQuiet()).toBe(true)
  // Whoever goes on by key sees from where.
  fireEvent.keyDown(title, { key: 'ArrowDown' })
  expect(isQuiet()).toBe(false)

  screen.getByRole('button').focus()
  takeFocus(title)
  expect(isQuiet()).toBe(false)

  fireEvent.pointerDown(screen.getByRole('button'))
  takeFocus(title)
  expect(isQuiet()).toBe(true)
  screen.getByRole('button').focus()
  expect(isQuiet()).toBe(false)
})
