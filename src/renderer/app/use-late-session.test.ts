import { act, cleanup, renderHook } from '@testing-library/react'
import { atom } from 'jotai'
import { afterEach, expect, it, vi } from 'vitest'
import { keychainAnswerAtom } from '#renderer/session/session.ts'
import { isUnfinishedAtom } from '#renderer/features/auth/flow.ts'
import { store } from '#renderer/lib/store.ts'
import { StoreProvider } from '#renderer/server/StoreProvider.tsx'
import { useLateSession } from './use-late-session.ts'

const checkAgain = vi.hoisted(() => vi.fn())
vi.mock('#renderer/session/start-session.ts', () => ({ checkAgain }))
vi.mock('#renderer/features/auth/flow.ts', () => ({ isUnfinishedAtom: atom(false) }))

const setUnfinished = (isUnfinished: boolean) =>
  store.set(isUnfinishedAtom as ReturnType<typeof atom<boolean>>, isUnfinished)

afterEach(cleanup)

it('lets in whose session comes late, but not into the middle of a sign-up', () => {
  setUnfinished(true)
  renderHook(useLateSession, { wrapper: StoreProvider })
  act(() => store.set(keychainAnswerAtom, 'awaited'))
  act(() => store.set(keychainAnswerAtom, 'late'))
  expect(checkAgain).not.toHaveBeenCalled()
  act(() => setUnfinished(false))
  expect(checkAgain).toHaveBeenCalledOnce()
})
