import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { signInAs } from '#renderer/entities/session/testing/sign-in.ts'
import { store } from '#renderer/lib/state/store.ts'
import { StoreProvider } from '#renderer/server/StoreProvider.tsx'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { addUnreadAtom } from '../../attention/unread.ts'
import { noteTalks } from '../../thread/talks.ts'
import { FRIEND, ME, message } from '../../thread/testing/message.ts'
import { Orbit } from './Orbit.tsx'

afterEach(() => {
  cleanup()
  closeWindow()
})

test('twelve of the friends are around oneself, the last one talked with first, and lit when they wait for an answer', () => {
  signInAs(ME)
  const names = [...'abcdefghijklmno', FRIEND]
  const friends = names.map((id) => ({ id, username: id, avatar_url: null }))
  const { container } = render(<Orbit friends={friends} />, { wrapper: StoreProvider })
  const planets = () => [...container.querySelectorAll('svg ~ span')].map(({ textContent }) => textContent)
  expect(planets()).toEqual(['', ...'ABCDEFGHIJKL'])
  act(() => {
    noteTalks(ME, [message(1)])
    store.set(addUnreadAtom, FRIEND, 1)
  })
  expect(planets()).toEqual(['', 'F', ...'ABCDEFGHIJK'])
  expect(container.querySelector('[data-unread]')?.textContent).toBe('F')
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
})
