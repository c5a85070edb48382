import { act, renderHook } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AsMember, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { useCategoryFilter } from './use-category-filter.ts'

vi.mock('../posts/permissions.ts', () => ({ useOfferedCategories: () => ['general', 'quantumlux'] }))

beforeEach(() => void signInAs('luna'))
afterEach(closeWindow)

const open = (search: string) =>
  renderHook(() => useCategoryFilter(), {
    wrapper: ({ children }) => (
      <AsMember>
        <MemoryRouter initialEntries={[`/dashboard/home${search}`]}>{children}</MemoryRouter>
      </AsMember>
    ),
  }).result

// spec: 2.feed.all
it.each(['', '?categoria=', '?categoria=nada', '?categoria=lizysfriends'])(
  'shows everything where no category that one may see is chosen (%j)',
  (search) => {
    expect(open(search).current[0]).toBe('all')
  },
)

it('shows what is chosen, until everything is', () => {
  const filter = open('?categoria=quantumlux')
  expect(filter.current[0]).toBe('quantumlux')
  act(() => filter.current[1]('general'))
  expect(filter.current[0]).toBe('general')
  act(() => filter.current[1]('all'))
  expect(filter.current[0]).toBe('all')
})
