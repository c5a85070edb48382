import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { serve } from '#renderer/server/testing/serve.ts'
import { AsMember, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { eraseOwn, useGoneRows } from './gone-rows.ts'

afterEach(() => {
  closeWindow()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Signs luna in to a server that lets her session read, or nothing. */
const signInTo = (isReadable: boolean) =>
  signInAs(
    'luna',
    serve(() => Response.json(isReadable ? [{ id: 'luna' }] : [])),
  )

const nothingThere = Object.assign(new Error('no row'), { code: 'PGRST116' })
const refused = Object.assign(new Error('refused'), { code: '42501' })

it.each([
  ['is gone already counts as deleted', true, nothingThere, true],
  ['a session that reads nothing does not find is not deleted', false, nothingThere, false],
  ['the server refuses to delete is not deleted', true, refused, false],
])('an own row that %s', async (_what, isReadable, cause, isDeleted) => {
  const erased = eraseOwn(signInTo(isReadable), () => Promise.reject(cause))
  await (isDeleted ? expect(erased).resolves.toBeUndefined() : expect(erased).rejects.toBe(cause))
})

it.each([
  ['that are gone leave', true, ['b'], [['a', 'c']]],
  ['of which none is left leave', true, [], [['a', 'b', 'c']]],
  ['stay where the session reads nothing', false, [], []],
])('rows in sight %s', async (_what, isReadable, left, dropped) => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  signInTo(isReadable)
  const living = vi.fn(() => Promise.resolve(left))
  const drop = vi.fn((_member: unknown, gone: readonly string[]) => Promise.resolve(gone))
  renderHook(() => useGoneRows({ sight: () => ['a', 'b', 'c'], living, drop }), { wrapper: AsMember })
  act(() => void dispatchEvent(new Event('focus')))
  await waitFor(() => expect(living).toHaveBeenCalled())
  await waitFor(() => expect(drop.mock.calls.map(([, gone]) => gone)).toEqual(dropped))
})
