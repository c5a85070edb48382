import { cleanup, render, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { sessionAtom, type SessionState } from '#renderer/entities/session/session.ts'
import { authFlowAtom } from '#renderer/features/auth/flow.ts'
import { RequireNoSession, RequireSession, RootRedirect } from './guards.tsx'

const absent: SessionState = { status: 'absent' }
const present: SessionState = { status: 'present', user: { id: 'u1', email: 'ana@cosmia.test' } }
const account = { userId: 'u1', email: 'ana@cosmia.test', nonce: 'n1', signedIn: true }

function open(path: string, session: SessionState, registering = false) {
  const store = createStore()
  store.set(sessionAtom, session)
  if (registering) store.set(authFlowAtom, { type: 'signed_up', account })
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/" element={<RootRedirect />} />
          <Route element={<RequireNoSession />}>
            <Route path="/login" element="entrada" />
          </Route>
          <Route element={<RequireSession />}>
            <Route path="/dashboard/*" element="tablero" />
          </Route>
        </Routes>
      </MemoryRouter>
    </Provider>,
  )
  return document.body.textContent
}

afterEach(cleanup)

test.each([
  ['/', absent, 'entrada'],
  ['/', present, 'tablero'],
  ['/login', absent, 'entrada'],
  ['/login', present, 'tablero'],
  ['/dashboard/quantumlux', absent, 'entrada'],
  ['/dashboard/quantumlux', present, 'tablero'],
] as const)('%s with the session %o leads to %s', (path, session, screenName) => {
  expect(open(path, session)).toBe(screenName)
})

test.each(['/', '/login', '/dashboard/home'])('%s shows a spinner while the session loads', (path) => {
  open(path, { status: 'loading' })
  expect(screen.getByRole('status').textContent).toContain('Preparando el viaje…')
})

test('a session that sign-up brought waits at the login for the second step', () => {
  expect(open('/dashboard/home', present, true)).toBe('entrada')
})
