import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { StoreProvider } from '#renderer/server/StoreProvider.tsx'
import { FeedHeader } from './FeedHeader.tsx'

afterEach(cleanup)

test.each([
  ['humordidas', 1],
  ['general', 0],
] as const)('the moon laughs over the universe of humour only (%s)', (filter, moons) => {
  render(<FeedHeader filter={filter} onCreate={() => undefined} />, { wrapper: StoreProvider })
  screen.getByRole('heading', { name: `Universo ${filter}` })
  expect(screen.queryAllByText('Aquí se ríe hasta la Luna.')).toHaveLength(moons)
})
