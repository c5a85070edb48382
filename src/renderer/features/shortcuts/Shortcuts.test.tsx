import { act, fireEvent, render } from '@testing-library/react'
import { MemoryRouter, RouterProvider, createMemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { goToNewPost } from '#renderer/lib/focus.ts'
import { CHAT_LIST, CHAT_PARAM } from '#renderer/lib/paths.ts'
import { CHAT_ROUTE, NEW_POST_ROUTE } from '#shared/config.ts'
import { Shortcuts } from './Shortcuts.tsx'

vi.mock('#renderer/lib/desktop.ts', () => ({ desktop: { menu: { onChoose: () => () => undefined } } }))

const loading = vi.hoisted(() => Promise.withResolvers<undefined>())
vi.mock('./ShortcutKeys.tsx', async (original) => {
  await loading.promise
  return original()
})

/** Puts a control of a page there. @returns what is told of its clicks */
function control(key: string, tag: 'button' | 'input' = 'button') {
  const element = document.createElement(tag)
  element.setAttribute('aria-keyshortcuts', key)
  const clicked = vi.fn()
  element.addEventListener('click', clicked)
  document.body.append(element)
  return { element, clicked }
}

afterEach(() => document.querySelectorAll('[aria-keyshortcuts]').forEach((element) => element.remove()))

it('a key that was pressed before the shortcuts are there counts, unless the member has gone on since', async () => {
  const search = control('/', 'input')
  const create = control('N')
  render(<Shortcuts />, { wrapper: MemoryRouter })
  fireEvent.keyDown(document.body, { key: '/' })
  fireEvent.pointerDown(create.element)
  fireEvent.keyDown(document.body, { key: '/' })
  search.element.focus()
  search.element.blur()
  // The second is already part of what is typed where the first one leads.
  for (const key of ['Shift', 'n', '/']) fireEvent.keyDown(document.body, { key })
  loading.resolve(undefined)
  await vi.waitFor(() => expect(create.clicked).toHaveBeenCalledTimes(1))
  expect(search.clicked).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(document.body)
})

it.each([
  ['presses a key', () => fireEvent.keyDown(document.body, { key: 'Shift' })],
  ['points somewhere', () => fireEvent.pointerDown(document.body)],
])('a new post that waits for its page is not begun once the member %s', async (_what, goOn) => {
  goToNewPost()
  goOn()
  const { clicked } = control('N')
  await act(() => Promise.resolve())
  expect(clicked).not.toHaveBeenCalled()
})

it('begins a post for a link that asks for it, once, also where the page is only coming', async () => {
  const router = createMemoryRouter([{ path: '*', element: <Shortcuts /> }], {
    initialEntries: ['/dashboard/home?chat=sol'],
  })
  render(<RouterProvider router={router} />)
  await act(() => router.navigate(`${NEW_POST_ROUTE}&chat=sol`))
  expect(router.state.location.search).toBe('?chat=sol')
  const { clicked } = control('N')
  await vi.waitFor(() => expect(clicked).toHaveBeenCalledTimes(1))
})

it('is led to the list of friends by the name that the page has for it', () => {
  expect(new URLSearchParams(CHAT_ROUTE.split('?')[1]).get(CHAT_PARAM)).toBe(CHAT_LIST)
})
