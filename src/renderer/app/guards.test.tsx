import { cleanup, render, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { openMember } from '#renderer/session/member-scope.ts'
import { sessionAtom, type SessionState } from '#renderer/session/session.ts'
import type { Supabase } from '#renderer/server/supabase.ts'
import type { AuthEvent } from '#renderer/features/auth/auth-flow.ts'
import { authFlowAtom } from '#renderer/features/auth/flow.ts'
import { RequireNoSession, RequireSession, RootRedirect } from './guards.tsx'

const ana = { id: 'u1', email: 'ana@cosmia.test' }
const sessions: Readonly<Record<SessionState['status'], SessionState>> = {
  loading: { status: 'loading' },
  absent: { status: 'absent' },
  present: { status: 'present', member: openMember(ana, {} as Supabase, new AbortController()) },
}
const account = {
  userId: 'u1',
  email: 'ana@cosmia.test',
  username: 'ana',
  birthYear: '1990',
  nonce: 'n1',
  signedIn: true,
  isForeign: false,
}
const signedUp: AuthEvent = { type: 'signed_up', account }
const codeTaken: AuthEvent = {
  type: 'recovery_moved',
  to: { step: 'password', email: 'ana@cosmia.test' },
}

function open(path: string, status: SessionState['status'], ...events: readonly AuthEvent[]) {
  const store = createStore()
  store.set(sessionAtom, sessions[status])
  for (const event of events) store.set(authFlowAtom, event)
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

// spec: 2.login.signed-in-leaves, 2.dashboard.needs-session, 2.root.by-session, 6.dashboard.signed-in
test.each([
  ['/', 'absent', 'entrada'],
  ['/', 'present', 'tablero'],
  ['/login', 'absent', 'entrada'],
  ['/login', 'present', 'tablero'],
  ['/dashboard/quantumlux', 'absent', 'entrada'],
  ['/dashboard/quantumlux', 'present', 'tablero'],
] as const)('%s with the session %o leads to %s', (path, status, screenName) => {
  expect(open(path, status)).toBe(screenName)
})

// spec: 2.session.spinner, 4.auth.loading
test.each(['/', '/login', '/dashboard/home'])('%s shows a spinner while the session loads', (path) => {
  open(path, 'loading')
  expect(screen.getByRole('status').textContent).toContain('Preparando el viaje…')
})

test.each([
  ['a sign-up waits at the login for the second step', signedUp],
  ['the code of a recovery waits there for the new password', codeTaken],
])('a session that came with %s', (_name, event) => {
  expect(open('/dashboard/home', 'present', event)).toBe('entrada')
  cleanup()
  expect(open('/login', 'present', event)).toBe('entrada')
})
