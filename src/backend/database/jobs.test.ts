import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startJob } from './jobs.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a job runs again and again, one run at a time, and ends with the one that is under way', async () => {
  const first = Promise.withResolvers<undefined>()
  const runs: string[] = []
  const job = startJob('count', async () => {
    runs.push('begun')
    await first.promise
    runs.push('done')
  })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(runs).toEqual(['begun'])
  const stopped = job.stop()
  first.resolve(undefined)
  await stopped
  expect(runs).toEqual(['begun', 'done'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(runs).toEqual(['begun', 'done'])
})

test('a run that fails is told, and the next one comes', async () => {
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const run = vi.fn().mockRejectedValueOnce(new Error('the disk is full')).mockResolvedValue(undefined)
  const job = startJob('count', run)
  await vi.advanceTimersByTimeAsync(20_000)
  await job.stop()
  expect(run).toHaveBeenCalledTimes(2)
  expect(told).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('the disk is full'))
})
