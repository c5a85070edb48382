import { afterEach, expect, test } from 'vitest'
import { store } from '#renderer/lib/store.ts'
import type { Supabase } from '#renderer/server/supabase.ts'
import { secondStepAtom, sessionAtom, showEntrance, showSession } from './session.ts'

const verified = [{ status: 'unverified' }, { status: 'verified' }]
const luna = (factors?: readonly { readonly status: string }[]) => ({
  id: 'u1',
  email: 'luna@cosmia.test',
  factors,
})
/** A token whose payload has characters of base64url that base64 lacks. */
const token = (aal: string) => {
  const payload = btoa(JSON.stringify({ aal, name: 'ÿÿ>>??' }))
  return `h.${payload.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.s`
}
const show = (access_token: string, factors?: readonly { readonly status: string }[]) =>
  showSession({ access_token, user: luna(factors) }, {} as Supabase, new AbortController())

afterEach(() => showEntrance())

test.each([
  ['without a factor, whose token is not read', 'unreadable', undefined, false],
  ['with a factor that was never finished', token('aal1'), [{ status: 'unverified' }], false],
  ['with one, after the password alone', token('aal1'), verified, true],
  ['with one, after its code', token('aal2'), verified, false],
])('a session %s', (_of, access_token, factors, isOwed) => {
  show(access_token, factors)
  expect(store.get(secondStepAtom)).toBe(isOwed)
  expect(store.get(sessionAtom).status).toBe('present')
})

test('its code, or leaving, lets the next one in', () => {
  show(token('aal1'), verified)
  show(token('aal2'), verified)
  expect(store.get(secondStepAtom)).toBe(false)
  show(token('aal1'), verified)
  showEntrance()
  expect(store.get(secondStepAtom)).toBe(false)
})
