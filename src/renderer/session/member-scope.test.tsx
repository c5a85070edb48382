import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import { atom, useAtom } from 'jotai'
import { useEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { store } from '#renderer/lib/store.ts'
import { serverReturnsAtom } from '#renderer/server/connectivity.ts'
import { forgetStored, storedUnder } from './member-disk.ts'
import type { MemberScope } from './member-scope.ts'
import { memberMap } from './member-storage.ts'
import { useMember, useOptionalMember } from './MemberProvider.tsx'
import { showEntrance } from './session.ts'
import { AsMember, signInAs } from './testing/sign-in.tsx'

beforeEach(() => {
  vi.restoreAllMocks()
  forgetStored('luna')
})
afterEach(cleanup)

test('a part is made once a member, at its first use', () => {
  const create = vi.fn((member: MemberScope) => ({ of: member.id }))
  const luna = signInAs('luna')
  expect(create).not.toHaveBeenCalled()
  expect([luna.part(create), luna.part(create).of]).toEqual([luna.part(create), 'luna'])
  expect(signInAs('sol').part(create).of).toBe('sol')
  expect(create).toHaveBeenCalledTimes(2)
})

test('parts are closed last made first, after the signal, and one that fails keeps no other from it', () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const closed: string[] = []
  const member = signInAs('luna')
  member.onClose(() => closed.push(`first, aborted: ${member.signal.aborted}`))
  member.onClose(() => {
    throw new Error('cannot end')
  })
  member.onClose(() => closed.push('last'))
  showEntrance()
  expect(closed).toEqual(['last', 'first, aborted: true'])
  expect(logged).toHaveBeenCalledOnce()
})

test('what a screen stores while it is taken away is stored', () => {
  const places = memberMap('place', z.string())
  signInAs('luna')
  const useLeaving = () => {
    const member = useMember()
    useEffect(() => () => member.part(places).set('home', 'p7'), [member])
  }
  renderHook(useLeaving, { wrapper: AsMember })
  act(() => showEntrance())
  expect(storedUnder('place/luna')).toEqual([['place/luna/home', 'p7']])
})

test('the next member sees nothing of the state and the answers of the former', async () => {
  const draftAtom = atom('')
  const Board = () => {
    const { id } = useMember()
    const [text, setText] = useAtom(draftAtom)
    const { data } = useQuery({ queryKey: ['greeting'], queryFn: () => `Hola, ${id}`, staleTime: Infinity })
    return (
      <button onClick={() => setText('mío')}>
        {data} {text}
      </button>
    )
  }
  signInAs('luna')
  render(<Board />, { wrapper: AsMember })
  await screen.findByText(/Hola, luna/)
  act(() => screen.getByRole('button').click())
  expect(screen.getByRole('button').textContent).toBe('Hola, luna mío')
  act(() => showEntrance())
  expect(screen.queryByRole('button')).toBeNull()
  act(() => void signInAs('sol'))
  await screen.findByText(/Hola, sol/)
  expect(screen.getByRole('button').textContent).toBe('Hola, sol ')
})

test('an answer that comes after its member has left is nobody’s', async () => {
  const answer = Promise.withResolvers<string>()
  const former = signInAs('luna')
  const reading = former.queries.fetchQuery({ queryKey: ['secret'], queryFn: () => answer.promise })
  const { queries } = signInAs('sol')
  answer.resolve('De Luna')
  await reading.catch(() => undefined)
  expect(queries.getQueryData(['secret'])).toBeUndefined()
})

test('outside a member there is none', () => {
  vi.spyOn(console, 'error').mockReturnValue()
  expect(() => renderHook(useMember)).toThrow('outside MemberProvider')
  expect(renderHook(useOptionalMember).result.current).toBeNull()
})

test('what is on screen and could not be read is read again, once, when a part of the server is back', async () => {
  const { queries } = signInAs('luna')
  const read = vi.fn<() => Promise<string>>().mockRejectedValue({ code: '42501' })
  const loaded = vi.fn(() => Promise.resolve('posts'))
  const { result } = renderHook(
    () => ({
      failed: useQuery({ queryKey: ['comments'], queryFn: read, staleTime: 'static' }),
      loaded: useQuery({ queryKey: ['feed'], queryFn: loaded }),
    }),
    { wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider> },
  )
  await vi.waitFor(() => expect(result.current.failed.isError).toBe(true))
  read.mockResolvedValue('comments')
  act(() => store.set(serverReturnsAtom, (count) => count + 1))
  await vi.waitFor(() => expect(result.current.failed.data).toBe('comments'))
  expect(read).toHaveBeenCalledTimes(2)
  expect(loaded).toHaveBeenCalledOnce()
})
