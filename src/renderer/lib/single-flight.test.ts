import { expect, test } from 'vitest'
import { singleFlight } from './single-flight.ts'

function manualTask() {
  const finish: (() => void)[] = []
  const run = singleFlight(() => new Promise<void>((resolve) => finish.push(resolve)))
  return { run, finish }
}

test('calls during a run lead to exactly one more run', async () => {
  const { run, finish } = manualTask()
  const first = run()
  const second = run()
  const third = run()
  expect(finish).toHaveLength(1)
  finish[0]?.()
  await first
  await Promise.resolve()
  expect(finish).toHaveLength(2)
  finish[1]?.()
  await Promise.all([second, third])
  expect(finish).toHaveLength(2)
})

test('a call after the last run starts anew', async () => {
  const { run, finish } = manualTask()
  const first = run()
  finish[0]?.()
  await first
  void run()
  expect(finish).toHaveLength(2)
})
