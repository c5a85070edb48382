import { expect, test } from 'vitest'
import { authFlow, initialFlow, type AuthEvent } from './auth-flow.ts'
import { account } from './testing/account.ts'

const signedUp = { type: 'signed_up', account } as const
const foreign = { ...account, isForeign: true }
const typeSaved = { type: 'profile_type_saved', confirmed: false, givenName: null } as const
const after = (...events: readonly AuthEvent[]) => events.reduce(authFlow, initialFlow)

test('it starts with login', () => {
  expect(initialFlow).toMatchObject({ mode: 'login', newAccount: null, confirming: null, recovery: null })
})

// spec: 2.login.switch-mode
test('switching the mode goes to register and back', () => {
  expect(after({ type: 'mode_switched' }).mode).toBe('register')
  expect(after({ type: 'mode_switched' }, { type: 'mode_switched' }).mode).toBe('login')
})

// spec: 4.register.to-step-2
test('a successful sign-up leads to step 2', () => {
  expect(after({ type: 'mode_switched' }, signedUp).newAccount).toEqual(account)
})

// spec: 2.login.returns
test('saving the profile type returns to login and asks for the code', () => {
  expect(after({ type: 'mode_switched' }, signedUp, typeSaved)).toEqual({
    ...initialFlow,
    confirming: 'ana@cosmia.test',
    waiting: account,
  })
})

test('no code is asked for where none is needed', () => {
  expect(after(signedUp, { ...typeSaved, confirmed: true })).toEqual(initialFlow)
})

test('the name that was given in place of the typed one is told with the code', () => {
  expect(after(signedUp, { ...typeSaved, givenName: 'ana-ea0dc3' }).givenName).toBe('ana-ea0dc3')
})

test('somebody else can sign in while a profile type is still to be chosen', () => {
  expect(after(signedUp, { type: 'profile_type_left' })).toEqual({ ...initialFlow, waiting: account })
})

test('an unconfirmed e-mail asks for its code and can be left', () => {
  const asking = after({ type: 'confirmation_needed', email: 'sol@cosmia.test' })
  expect(asking.confirming).toBe('sol@cosmia.test')
  expect(authFlow(asking, { type: 'confirmation_left' })).toEqual(initialFlow)
})

test('a sign-up that finds its e-mail waiting skips step 2 and asks for the code, over login', () => {
  const flow = after({ type: 'mode_switched' }, { type: 'found_waiting', account: foreign })
  expect(flow).toEqual({ ...initialFlow, confirming: account.email, waiting: foreign })
})

test('where no password is known the code leads to a new one, with what was typed kept for the account', () => {
  const found = after({ type: 'found_waiting', account: foreign })
  expect(authFlow(found, { type: 'password_missing', email: account.email })).toEqual({
    ...initialFlow,
    waiting: foreign,
    recovery: { step: 'password', email: account.email },
  })
})

test('a sign-up that was disowned during step 2 chooses its password first', () => {
  expect(after(signedUp, { type: 'password_missing', email: account.email })).toEqual({
    ...after(signedUp),
    newAccount: null,
    waiting: account,
    recovery: { step: 'password', email: account.email },
  })
})

test('a mistyped e-mail leads back to register with what was typed', () => {
  const corrected = after(signedUp, typeSaved, { type: 'email_mistyped' })
  expect(corrected).toEqual({ ...initialFlow, mode: 'register', mistyped: account })
  expect(authFlow(corrected, signedUp).mistyped).toBeNull()
})

test('signing in ends all but a step 2 that is still to come', () => {
  expect(after(signedUp, typeSaved, { type: 'signed_in' })).toEqual(initialFlow)
  expect(after(signedUp, { type: 'signed_in' }).newAccount).toEqual(account)
})

test('a recovery goes from step to step and can be left', () => {
  const to = { step: 'email', email: '' } as const
  expect(after({ type: 'recovery_moved', to }).recovery).toEqual(to)
  expect(after({ type: 'recovery_moved', to }, { type: 'recovery_moved', to: null })).toEqual(initialFlow)
})
