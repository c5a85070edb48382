import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { AsMember, signInAs, signedIn } from '#renderer/session/testing/sign-in.tsx'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { changeSummaries } from '../messages/summaries-cache.ts'
import { withMessage } from '../messages/conversation-summary.ts'
import { FRIEND, ME, message } from '../messages/testing/message.ts'
import { Orbit } from './Orbit.tsx'

vi.mock('../messages/api.ts', () => ({ getConversations: () => Promise.resolve([]) }))

afterEach(() => {
  cleanup()
  closeWindow()
})

test('twelve of the friends are around oneself, lit when they wait for an answer', async () => {
  signInAs(ME)
  const names = [FRIEND, ...'abcdefghijklmno']
  const friends = names.map((id) => ({ id, username: id, avatar_url: null }))
  const { container } = render(<Orbit friends={friends} />, { wrapper: AsMember })
  const planets = () => [...container.querySelectorAll('svg ~ span')].map(({ textContent }) => textContent)
  expect(planets()).toEqual(['', 'F', ...'ABCDEFGHIJK'])
  expect(container.querySelector('[data-unread]')).toBeNull()
  await act(async () => changeSummaries(signedIn(), (known) => withMessage(known, message(1), ME)))
  expect(container.querySelector('[data-unread]')?.textContent).toBe('F')
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
})
