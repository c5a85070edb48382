import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { store } from '#renderer/lib/store.ts'
import { serverReturnsAtom } from '#renderer/server/connectivity.ts'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { forgetStored, storedUnder, writeStored } from '#renderer/session/member-disk.ts'
import { deletionPlace, sendDeletions, useDeleted } from '#renderer/session/pending-deletions.ts'
import { AsMember, signInAs, signedIn } from '#renderer/session/testing/sign-in.tsx'
import { clearToastsAtom, dismissToastAtom, toastsAtom } from '#renderer/ui/toasts/use-toasts.ts'
import { useUndoableDeletion, useUnsentDeletions } from './undoable-deletion.ts'

const kind = { name: 'row', erase: vi.fn(), forget: vi.fn() }
const kinds = [kind]
const texts = { done: 'Fila borrada', failed: 'No se pudo borrar.' }

beforeEach(() => {
  vi.clearAllMocks()
  kind.erase.mockResolvedValue(undefined)
  kind.forget.mockResolvedValue(undefined)
  vi.spyOn(console, 'error').mockReturnValue()
  signInAs('luna')
})

afterEach(() => {
  closeWindow()
  store.set(clearToastsAtom)
  forgetStored('luna')
})

const hook = <Result>(use: () => Result) => renderHook(use, { wrapper: AsMember }).result

/** Deletes a row. @returns what lists leave out */
function remove(id: string, note?: string) {
  const { current } = hook(() => useUndoableDeletion(kind, texts))
  const deleted = hook(() => useDeleted((pending) => pending))
  act(() => current(id, note))
  return () => [...deleted.current.keys()]
}
const onDisk = () => storedUnder('deletion/luna').map(([name]) => name)
const toast = () => store.get(toastsAtom).at(-1)
/** Closes the toast, or lets its time pass. */
const close = () => act(async () => store.set(dismissToastAtom, toast()?.id ?? 0))
const undo = () =>
  act(async () => {
    toast()?.offer?.act()
    store.set(dismissToastAtom, toast()?.id ?? 0)
  })
const startAnew = () => {
  act(() => void signInAs('luna'))
  hook(() => useUnsentDeletions(kinds, texts.failed))
}

it('takes a row out of sight at once, and tells the server when the toast goes', async () => {
  const deleted = remove('r1', 'nota')
  expect(deleted()).toEqual([deletionPlace('row', 'r1')])
  expect(onDisk()).toEqual(['deletion/luna/row/r1'])
  expect(toast()).toMatchObject({ title: 'Fila borrada', offer: {} })
  expect(kind.erase).not.toHaveBeenCalled()
  await close()
  expect(kind.erase).toHaveBeenCalledExactlyOnceWith(signedIn().supabase, 'r1')
  expect(kind.forget).toHaveBeenCalledExactlyOnceWith(signedIn(), 'r1', 'nota')
  expect([deleted(), onDisk()]).toEqual([[], []])
})

it('brings it back where the member thinks better of it, and the server never hears of it', async () => {
  const deleted = remove('r1')
  await undo()
  expect([deleted(), onDisk(), store.get(toastsAtom)]).toEqual([[], [], []])
  expect(kind.erase).not.toHaveBeenCalled()
})

it('brings it back and says so where the server refuses', async () => {
  kind.erase.mockRejectedValue(Object.assign(new Error('denied'), { code: '42501' }))
  const deleted = remove('r1')
  await close()
  expect(deleted()).toEqual([])
  expect(toast()).toMatchObject({ variant: 'error', description: 'No se pudo borrar.' })
  expect(kind.forget).not.toHaveBeenCalled()
})

it('stays deleted here where the server does not answer, and is sent again without a word', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  kind.erase.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  vi.spyOn(console, 'warn').mockReturnValue()
  hook(() => useUnsentDeletions(kinds, texts.failed))
  const deleted = remove('r1', 'nota')
  await close()
  expect([deleted(), onDisk()]).toEqual([[deletionPlace('row', 'r1')], ['deletion/luna/row/r1']])
  expect(store.get(toastsAtom)).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(15_000).then(() => undefined))
  vi.useRealTimers()
  await vi.waitFor(() => expect(onDisk()).toEqual([]))
  expect(kind.forget).toHaveBeenCalledExactlyOnceWith(signedIn(), 'r1', 'nota')
})

it.each([
  ['the line is down', new TypeError('Failed to fetch')],
  ['the server is in trouble', Object.assign(new Error('no connection'), { code: 'PGRST001' })],
])('waits for the return of who leaves while %s', async (_, cause) => {
  kind.erase.mockRejectedValue(cause)
  vi.spyOn(console, 'warn').mockReturnValue()
  remove('r1')
  await sendDeletions(signedIn())
  expect(onDisk()).toEqual(['deletion/luna/row/r1'])
})

it('offers each of two that follow each other', async () => {
  const deleted = remove('r1')
  remove('r2')
  expect(store.get(toastsAtom)).toHaveLength(2)
  await undo()
  expect(deleted()).toEqual([deletionPlace('row', 'r1')])
  await close()
  expect(kind.erase).toHaveBeenCalledExactlyOnceWith(signedIn().supabase, 'r1')
})

it('is sent at the next start where the window ended before', async () => {
  remove('r1', 'nota')
  startAnew()
  await vi.waitFor(() => expect(onDisk()).toEqual([]))
  expect(kind.erase).toHaveBeenCalledExactlyOnceWith(signedIn().supabase, 'r1')
  expect(kind.forget).toHaveBeenCalledExactlyOnceWith(signedIn(), 'r1', 'nota')
})

it('counts what is gone already as deleted at that start', async () => {
  writeStored('deletion/luna/row/r1', '')
  kind.erase.mockRejectedValue(Object.assign(new Error('no rows'), { code: 'PGRST116' }))
  startAnew()
  await vi.waitFor(() => expect(onDisk()).toEqual([]))
  expect(kind.forget).toHaveBeenCalledOnce()
  expect(store.get(toastsAtom)).toEqual([])
})

it('is tried again when a server that was away at that start comes back', async () => {
  writeStored('deletion/luna/row/r1', '')
  kind.erase.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  startAnew()
  await vi.waitFor(() => expect(kind.erase).toHaveBeenCalledOnce())
  expect(onDisk()).toEqual(['deletion/luna/row/r1'])
  act(() => store.set(serverReturnsAtom, (count) => count + 1))
  await vi.waitFor(() => expect(onDisk()).toEqual([]))
})

it('brings back at that start what the server refuses', async () => {
  writeStored('deletion/luna/row/r1', '')
  kind.erase.mockRejectedValue(Object.assign(new Error('denied'), { code: '42501' }))
  startAnew()
  await vi.waitFor(() => expect(toast()).toMatchObject({ description: 'No se pudo borrar.' }))
  expect(onDisk()).toEqual([])
})

it('is sent before its member leaves, who is not held by a server that hangs', async () => {
  vi.useFakeTimers()
  kind.erase.mockReturnValue(new Promise(() => undefined))
  remove('r1')
  const sent = sendDeletions(signedIn())
  expect(kind.erase).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(3_000)
  await sent
  expect(onDisk()).toEqual(['deletion/luna/row/r1'])
  vi.useRealTimers()
})
