import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { forgetShown } from '#renderer/server/cache/persist-queries.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { FailedScreen } from './FailedScreen.tsx'

vi.mock('#renderer/server/cache/persist-queries.ts', () => ({ forgetShown: vi.fn() }))

test('a screen that cannot be drawn says so, and what may have broken it is kept for no other start', () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const Broken = () => {
    throw new Error('half a post')
  }
  render(
    <ErrorBoundary fallback={<FailedScreen />}>
      <Broken />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('alert')).toBeDefined()
  expect(forgetShown).toHaveBeenCalledOnce()
})
