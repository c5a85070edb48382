import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { AsMember, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { FeedHeader } from './FeedHeader.tsx'

beforeEach(() => void signInAs('luna'))
afterEach(cleanup)

// spec: 2.feed.title-filtered
test.each([
  ['humordidas', 'Universo HuMordidas', 1],
  ['lizysfriends', 'Universo Lizy’s Friends', 0],
  ['general', 'Universo General', 0],
] as const)(
  'names its category as the sidebar does, the moon laughs over humour only (%s)',
  (filter, title, moons) => {
    render(<FeedHeader filter={filter} />, { wrapper: AsMember })
    screen.getByRole('heading', { name: title })
    expect(screen.queryAllByText('Aquí se ríe hasta la Luna.')).toHaveLength(moons)
  },
)
