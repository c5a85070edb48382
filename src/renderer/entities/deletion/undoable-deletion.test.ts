import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { store } from '#renderer/lib/store.ts'
import { serverReturnsAtom } from '#renderer/server/connectivity.ts'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { forgetStored, storedUnder } from '#renderer/session/member-disk.ts'
import { settleJobs, startJobs } from '#renderer/session/member-jobs.ts'
import { AsMember, signInAs, signedIn } from '#renderer/session/testing/sign-in.tsx'
import { clearToastsAtom, dismissToastAtom, toastsAtom } from '#renderer/ui/toasts/use-toasts.ts'
import { defineDeletion, useIsDeleted, useUndeleted, useUndoableDeletion } from './undoable-deletion.ts'

const erase = vi.fn<() => Promise<boolean>>()
const forget = vi.fn()
const row = defineDeletion({
  name: 'row',
  note: z.string(),
  done: 'Fila borrada',
  failed: 'No se pudo borrar.',
  erase,
  forget,
})
const rows = [{ id: 'r1' }, { id: 'r2' }]

beforeEach(() => {
  vi.clearAllMocks()
  erase.mockResolvedValue(true)
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  signInAs('luna')
})

afterEach(() => {
  closeWindow()
  store.set(clearToastsAtom)
  forgetStored('luna')
})

const hook = <Result>(use: () => Result) => renderHook(use, { wrapper: AsMember }).result

/** Deletes a row. @returns the ids that a list shows */
function remove(id: string) {
  const { current } = hook(() => useUndoableDeletion(row))
  const shown = hook(() => useUndeleted(row, rows))
  act(() => current(id, 'nota'))
  return () => shown.current.map((each) => each.id)
}
const onDisk = () => storedUnder('job-delete-row/luna').map(([name]) => name)
const toast = () => store.get(toastsAtom).at(-1)
/** Closes the toast, or lets its time pass. */
const close = () => act(async () => store.set(dismissToastAtom, toast()?.id ?? 0))
const undo = () => act(async () => toast()?.offer?.act())
/** The window ends, and another one opens for the same member. */
const startAnew = () =>
  act(async () => {
    signInAs('luna')
    startJobs(signedIn(), [row])
  })

test('a deletion › begun › hides the row, and goes out when its toast does', async () => {
  const shown = remove('r1')
  expect(shown()).toEqual(['r2'])
  expect(hook(() => useIsDeleted(row, 'r1')).current).toBe(true)
  expect(onDisk()).toEqual(['job-delete-row/luna/r1'])
  expect(toast()).toMatchObject({ title: 'Fila borrada', offer: {} })
  expect(erase).not.toHaveBeenCalled()
  await close()
  expect(erase).toHaveBeenCalledExactlyOnceWith(signedIn().supabase, 'r1')
  expect(forget).toHaveBeenCalledExactlyOnceWith(signedIn(), 'r1', 'nota')
  expect(onDisk()).toEqual([])
})

test('a deletion › undone › brings the row back, and never reaches the server', async () => {
  const shown = remove('r1')
  await undo()
  expect([shown(), onDisk(), store.get(toastsAtom)]).toEqual([['r1', 'r2'], [], []])
  expect(erase).not.toHaveBeenCalled()
})

test.each([
  ['refused', () => erase.mockRejectedValue(Object.assign(new Error('denied'), { code: '42501' }))],
  ['of a row that the server keeps', () => erase.mockResolvedValue(false)],
])('a deletion › %s › brings the row back and says so', async (_, refuse) => {
  refuse()
  const shown = remove('r1')
  await close()
  expect([shown(), onDisk()]).toEqual([['r1', 'r2'], []])
  expect(toast()).toMatchObject({ variant: 'error', description: 'No se pudo borrar.' })
  expect(forget).not.toHaveBeenCalled()
})

test('a deletion › without an answer › stays hidden, says nothing, and goes out when the server is back', async () => {
  erase.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const shown = remove('r1')
  await close()
  expect([shown(), onDisk(), store.get(toastsAtom)]).toEqual([['r2'], ['job-delete-row/luna/r1'], []])
  await act(async () => store.set(serverReturnsAtom, (count) => count + 1))
  expect(onDisk()).toEqual([])
  expect(forget).toHaveBeenCalledExactlyOnceWith(signedIn(), 'r1', 'nota')
})

test('two deletions › of which one is undone › stand each by itself', async () => {
  const shown = remove('r1')
  remove('r2')
  expect(store.get(toastsAtom)).toHaveLength(2)
  await undo()
  expect(shown()).toEqual(['r2'])
  await close()
  expect(erase).toHaveBeenCalledExactlyOnceWith(signedIn().supabase, 'r1')
})

test('a deletion › whose window ended before › goes out with the next window', async () => {
  remove('r1')
  await startAnew()
  expect(erase).toHaveBeenCalledExactlyOnceWith(signedIn().supabase, 'r1')
  expect(forget).toHaveBeenCalledExactlyOnceWith(signedIn(), 'r1', 'nota')
  expect(onDisk()).toEqual([])
})

test('a deletion › sent because the member leaves › is not offered to be undone any more', async () => {
  remove('r1')
  await act(() => settleJobs(signedIn()))
  expect(erase).toHaveBeenCalledOnce()
  expect(store.get(toastsAtom)).toEqual([])
})
