import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { holdEnd } from './hold-end.ts'
import { defineJob } from './jobs.ts'
import { forgetStored } from './member-disk.ts'
import { startJobs } from './member-jobs.ts'
import { showEntrance } from './session.ts'
import { signInAs, signedIn } from './testing/sign-in.tsx'

const main = vi.hoisted(() => ({ holdEnd: vi.fn(), ending: () => {} }))
vi.mock('#renderer/lib/desktop.ts', () => ({
  desktop: {
    app: {
      holdEnd: main.holdEnd,
      onEnding: (listener: () => void) => {
        main.ending = listener
        return () => (main.ending = () => {})
      },
    },
  },
}))

const run = vi.fn<() => Promise<void>>()
const kind = (name: string, isUrgent: boolean) =>
  defineJob({
    name,
    schema: z.string(),
    lane: (_text, id) => id,
    run,
    onRefused: () => 'drop',
    isUrgent,
  })
const [urgent, other] = [kind('urgent', true), kind('other', false)]
const told = () => main.holdEnd.mock.calls.map(([holds]) => holds as boolean)
const settled = () => vi.waitFor(() => expect(run).toHaveBeenCalled())

beforeEach(() => {
  vi.clearAllMocks()
  vi.spyOn(console, 'warn').mockReturnValue()
  run.mockResolvedValue(undefined)
  startJobs(signInAs('luna'), [urgent, other])
})

afterEach(() => {
  showEntrance()
  forgetStored('luna')
})

test('an end › while something urgent waits › is held, and let go when it is sent', async () => {
  holdEnd(signedIn())
  void signedIn().part(other.queue).add('1', 'can wait', true)
  expect(told()).toEqual([])
  void signedIn().part(urgent.queue).add('1', 'cannot wait', true)
  expect(told()).toEqual([true])
  main.ending()
  await settled()
  await vi.waitFor(() => expect(told()).toEqual([true, false]))
  expect(run).toHaveBeenCalledOnce()
})

test('an end › whose server is away › is let go all the same, and held again for what comes later', async () => {
  run.mockRejectedValue(new TypeError('Failed to fetch'))
  holdEnd(signedIn())
  void signedIn().part(urgent.queue).add('1', 'first', true)
  main.ending()
  await vi.waitFor(() => expect(told()).toEqual([true, false]))
  void signedIn().part(urgent.queue).add('2', 'second', true)
  expect(told()).toEqual([true, false, true])
})

test('an end › of a window whose member has left › is held no more', () => {
  const stop = holdEnd(signedIn())
  void signedIn().part(urgent.queue).add('1', 'cannot wait', true)
  stop()
  expect(told()).toEqual([true, false])
})
