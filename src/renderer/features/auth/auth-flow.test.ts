import { expect, test } from 'vitest'
import { authFlow, initialFlow, type AuthEvent } from './auth-flow.ts'

const account = { userId: 'u1', email: 'ana@cosmia.test', nonce: 'n1', signedIn: false }
const after = (...events: readonly AuthEvent[]) => events.reduce(authFlow, initialFlow)

test('it starts with login', () => {
  expect(initialFlow).toEqual({ mode: 'login', newAccount: null, confirming: null })
})

test('switching the mode goes to register and back', () => {
  expect(after({ type: 'mode_switched' }).mode).toBe('register')
  expect(after({ type: 'mode_switched' }, { type: 'mode_switched' }).mode).toBe('login')
})

test('a successful sign-up leads to step 2', () => {
  expect(after({ type: 'mode_switched' }, { type: 'signed_up', account }).newAccount).toEqual(account)
})

test('saving the profile type returns to login and asks for the code', () => {
  const flow = after(
    { type: 'mode_switched' },
    { type: 'signed_up', account },
    { type: 'profile_type_saved', confirmed: false },
  )
  expect(flow).toEqual({ mode: 'login', newAccount: null, confirming: 'ana@cosmia.test' })
})

test('no code is asked for where none is needed', () => {
  const flow = after({ type: 'signed_up', account }, { type: 'profile_type_saved', confirmed: true })
  expect(flow).toEqual(initialFlow)
})

test('an unconfirmed e-mail asks for its code and can be left', () => {
  const asking = after({ type: 'confirmation_needed', email: 'sol@cosmia.test' })
  expect(asking.confirming).toBe('sol@cosmia.test')
  expect(authFlow(asking, { type: 'confirmation_left' })).toEqual(initialFlow)
})

test('a sign-up that finds its e-mail waiting skips step 2 and asks for the code, over login', () => {
  const flow = after({ type: 'mode_switched' }, { type: 'found_waiting', email: 'sol@cosmia.test' })
  expect(flow).toEqual({ mode: 'login', newAccount: null, confirming: 'sol@cosmia.test' })
})
