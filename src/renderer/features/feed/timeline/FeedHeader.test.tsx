import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { AsMember, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { FeedHeader } from './FeedHeader.tsx'

beforeEach(() => void signInAs('luna'))
afterEach(cleanup)

test.each([
  ['humordidas', 1],
  ['general', 0],
] as const)('the moon laughs over the universe of humour only (%s)', (filter, moons) => {
  render(<FeedHeader filter={filter} onCreate={() => undefined} />, { wrapper: AsMember })
  screen.getByRole('heading', { name: `Universo ${filter}` })
  expect(screen.queryAllByText('Aquí se ríe hasta la Luna.')).toHaveLength(moons)
})
