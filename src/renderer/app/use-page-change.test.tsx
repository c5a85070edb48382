import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Link, MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { store } from '#renderer/lib/store.ts'
import { announce, announcementAtom } from '#renderer/ui/announce.ts'
import { usePageFocus } from './use-page-change.ts'

function Window() {
  usePageFocus()
  const { pathname } = useLocation()
  return (
    <>
      <Link to="/agenda">Agenda</Link>
      <Link to="/inicio?chat=lista">Chat</Link>
      <aside>
        <button>Cerrar</button>
      </aside>
      <main>
        <h1>{pathname}</h1>
        <input />
      </main>
    </>
  )
}

const said = () => store.get(announcementAtom).text
const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }))

beforeEach(() => {
  announce('')
  render(
    <MemoryRouter initialEntries={['/inicio']}>
      <Window />
    </MemoryRouter>,
  )
})

afterEach(() => {
  vi.restoreAllMocks()
  cleanup()
})

test('the title of a page that the member comes to has the focus, which says it', () => {
  screen.getByRole('link', { name: 'Agenda' }).focus()
  follow('Agenda')
  expect(document.activeElement?.textContent).toBe('/agenda')
  expect(said()).toBe('')
})

test.each([
  ['writes', () => screen.getByRole('textbox')],
  ['talks to a friend', () => screen.getByRole('button', { name: 'Cerrar' })],
])('who %s goes on with that, and is told the title', (_what, find) => {
  find().focus()
  follow('Agenda')
  expect(document.activeElement).toBe(find())
  expect(said()).toBe('/agenda')
})

test('a title that cannot have the focus, since the chat covers it, is told', () => {
  vi.spyOn(screen.getByRole('heading'), 'focus').mockReturnValue()
  follow('Agenda')
  expect(said()).toBe('/agenda')
})

test('nothing is told of the page that the window opens with, nor of what changes in it', () => {
  follow('Chat')
  expect(document.activeElement).toBe(document.body)
  expect(said()).toBe('')
})
