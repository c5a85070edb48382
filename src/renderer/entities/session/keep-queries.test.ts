import { expect, test, vi } from 'vitest'
import { store } from '#renderer/lib/state/store.ts'
import { keepQueries } from './keep-queries.ts'
import { sessionAtom, sessionKeptInMemoryAtom } from './session.ts'
import { signInAs } from './testing/sign-in.ts'

const kept = vi.hoisted(() => ({ enter: vi.fn<(userId: string) => void>(), leave: vi.fn<() => void>() }))
vi.mock('#renderer/server/kept/kept-queries.ts', () => ({ createKeptQueries: () => kept }))

test('what is read is kept as long as the session is', () => {
  keepQueries('https://uno.test', '1.0.0')
  expect(kept.leave).not.toHaveBeenCalled()
  store.set(sessionAtom, { status: 'absent' })
  expect(kept.leave).toHaveBeenCalledTimes(1)
  signInAs('luna')
  signInAs('sol')
  expect(kept.enter.mock.calls).toEqual([['luna'], ['sol']])
  store.set(sessionAtom, { status: 'absent' })
  expect(kept.leave).toHaveBeenCalledTimes(2)

  signInAs('luna')
  store.set(sessionKeptInMemoryAtom, true)
  expect(kept.leave).toHaveBeenCalledTimes(3)
  expect(kept.enter).toHaveBeenCalledTimes(3)
})
