import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { AsMember, signInAs } from '#renderer/session/testing/sign-in.tsx'
import type { FeedFilter } from '../categories.ts'
import { Feed } from './Feed.tsx'
import type { useFeed } from './use-feed.ts'

afterEach(cleanup)

const empty = { posts: [], query: {} } as unknown as ReturnType<typeof useFeed>

const failed = { query: { isError: true } } as unknown as ReturnType<typeof useFeed>

test('a feed that could not be loaded says what to do, and leaves the rest to the toast', () => {
  signInAs('luna')
  render(<Feed filter="all" feed={failed} onCreate={vi.fn()} />, { wrapper: AsMember })
  const said = screen.getByRole('alert').textContent
  expect(said).toContain('Los posts aún no llegan')
  expect(said).not.toContain('No se pud')
  screen.getByRole('button', { name: 'Reintentar' })
})

const offers: [FeedFilter, string][] = [
  ['all', 'Crear el primer post'],
  ['humordidas', 'Contar el primer chiste'],
]

// spec: 2.feed.empty
test.each(offers)('a silent feed offers to write its first post, in its own words (%s)', (filter, action) => {
  signInAs('luna')
  const onCreate = vi.fn()
  render(<Feed filter={filter} feed={empty} onCreate={onCreate} />, { wrapper: AsMember })
  screen.getByRole('heading', { name: 'El cosmos está silencioso' })
  screen.getByRole('button', { name: action }).click()
  expect(onCreate).toHaveBeenCalledOnce()
})
