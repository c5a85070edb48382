import { beforeEach, expect, test, vi } from 'vitest'

const MARK = { friendId: 'sol', upTo: '2026-11-20T10:01:00+00:00' }
const LATER = { ...MARK, upTo: '2026-11-20T10:02:00+00:00' }

/** The module of another start of the app. */
async function restart() {
  vi.resetModules()
  return import('./own-marks.ts')
}

beforeEach(() => localStorage.clear())

test('what was read without a server is known after a restart, the latest of each conversation, for its member', async () => {
  const { keepMark } = await restart()
  keepMark('luna', MARK)
  keepMark('luna', LATER)
  keepMark('luna', MARK)
  const { marksOf } = await restart()
  expect(marksOf('luna')).toEqual([LATER])
  expect(marksOf('marte')).toEqual([])
})

test('what the server has taken is forgotten, a later one is not', async () => {
  const { confirmMark, keepMark } = await restart()
  keepMark('luna', LATER)
  confirmMark('luna', MARK)
  expect((await restart()).marksOf('luna')).toEqual([LATER])
  confirmMark('luna', LATER)
  expect((await restart()).marksOf('luna')).toEqual([])
})
