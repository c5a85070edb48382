import { act, render } from '@testing-library/react'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { CHAT_LIST, CHAT_PARAM } from '#renderer/lib/paths.ts'
import { CHAT_ROUTE, NEW_POST_ROUTE } from '#shared/config.ts'
import { Shortcuts } from './Shortcuts.tsx'

vi.mock('#renderer/lib/desktop.ts', () => ({ desktop: { menu: { onChoose: () => () => undefined } } }))

it('begins a post for a link that asks for it, once, also where the page is only coming', async () => {
  const create = vi.fn()
  const router = createMemoryRouter([{ path: '*', element: <Shortcuts /> }], {
    initialEntries: ['/dashboard/home?chat=sol'],
  })
  render(<RouterProvider router={router} />)
  await act(() => router.navigate(`${NEW_POST_ROUTE}&chat=sol`))
  expect(router.state.location.search).toBe('?chat=sol')
  const button = document.createElement('button')
  button.setAttribute('aria-keyshortcuts', 'N')
  button.addEventListener('click', create)
  document.body.append(button)
  await vi.waitFor(() => expect(create).toHaveBeenCalledTimes(1))
  button.remove()
})

it('is led to the list of friends by the name that the page has for it', () => {
  expect(new URLSearchParams(CHAT_ROUTE.split('?')[1]).get(CHAT_PARAM)).toBe(CHAT_LIST)
})
