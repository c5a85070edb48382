import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { forgetStored } from '#renderer/session/member-disk.ts'
import { AsMember, signInAs, signedIn } from '#renderer/session/testing/sign-in.tsx'
import { askedPosts, isShownIn, usePassedGate } from './adult-gate.ts'
import { feedKey } from './feed-cache.ts'

beforeEach(() => void signInAs('luna'))
afterEach(() => {
  cleanup()
  forgetStored('luna')
})

function pass() {
  const { result } = renderHook(usePassedGate, { wrapper: AsMember })
  act(() => result.current())
}
const LOADED = { pages: [], pageParams: [] }

it('has posts for adults in Todo once the member has passed their gate, also at the next start', () => {
  expect(askedPosts(signedIn(), 'all')).toBe('all-but-adult')
  expect(isShownIn(signedIn(), 'all', 'lizysfriends')).toBe(false)
  expect(isShownIn(signedIn(), 'lizysfriends', 'lizysfriends')).toBe(true)
  pass()
  expect(askedPosts(signedIn(), 'all')).toBe('all')
  expect(isShownIn(signedIn(), 'all', 'lizysfriends')).toBe(true)
  signInAs('luna')
  expect(askedPosts(signedIn(), 'all')).toBe('all')
})

it('has Todo read anew when the gate is passed for the first time, and then no more', () => {
  const { queries } = signedIn()
  queries.setQueryData(feedKey('all'), LOADED)
  queries.setQueryData(feedKey('general'), LOADED)
  pass()
  expect(queries.getQueryData(feedKey('all'))).toBeUndefined()
  expect(queries.getQueryData(feedKey('general'))).toBe(LOADED)
  queries.setQueryData(feedKey('all'), LOADED)
  pass()
  expect(queries.getQueryData(feedKey('all'))).toBe(LOADED)
})

it('asks for one category as it is, whoever asks', () => {
  expect(askedPosts(signedIn(), 'lizysfriends')).toBe('lizysfriends')
  expect(isShownIn(signedIn(), 'general', 'humordidas')).toBe(false)
})
