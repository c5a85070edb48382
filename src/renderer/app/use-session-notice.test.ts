import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { sessionEndedAtom } from '#renderer/entities/session/session.ts'
import { store } from '#renderer/lib/state/store.ts'
import { StoreProvider } from '#renderer/server/StoreProvider.tsx'
import { showToastAtom, toastsAtom } from '#renderer/ui/toasts/toasts.ts'
import { useSessionNotice } from './use-session-notice.ts'

afterEach(cleanup)

it('tells that the session has ended, in place of what the member was told before', () => {
  store.set(showToastAtom, { variant: 'error', title: 'Error', description: 'No se pudo borrar.' })
  renderHook(useSessionNotice, { wrapper: StoreProvider })
  act(() => store.set(sessionEndedAtom, true))
  expect(store.get(toastsAtom).map(({ title }) => title)).toEqual(['Tu sesión ha terminado'])
})
