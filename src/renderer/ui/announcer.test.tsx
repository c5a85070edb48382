import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { StoreProvider } from '#renderer/server/StoreProvider.tsx'
import { announce } from './announce.ts'
import { Announcer } from './Announcer.tsx'

afterEach(cleanup)

test('what is announced twice is said twice, also while a dialog hides the rest', async () => {
  render(<Announcer />, { wrapper: StoreProvider })
  const region = screen.getByRole('status')
  region.parentElement?.setAttribute('aria-hidden', 'true')
  act(() => announce('Post borrado'))
  const first = region.firstChild
  act(() => announce('Post borrado'))
  expect(region.textContent).toBe('Post borrado')
  expect(region.firstChild).not.toBe(first)
  await expect.poll(() => region.parentElement?.hasAttribute('aria-hidden')).toBe(false)
})
