import { act, renderHook } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { StoreProvider } from '#renderer/server/StoreProvider.tsx'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { useCategoryFilter } from './use-category-filter.ts'

vi.mock('../posts/permissions.ts', () => ({ useOfferedCategories: () => ['general', 'quantumlux'] }))

afterEach(closeWindow)

const open = (search: string) =>
  renderHook(() => useCategoryFilter(), {
    wrapper: ({ children }) => (
      <StoreProvider>
        <MemoryRouter initialEntries={[`/dashboard/home${search}`]}>{children}</MemoryRouter>
      </StoreProvider>
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
