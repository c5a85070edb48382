import { expect, test } from 'vitest'
import { limitsSchema } from '../realtime/limits.ts'
import { readOptions } from './options.ts'

test('without arguments it is a database in memory on the usual port', () => {
  expect(readOptions([])).toEqual({
    port: 54_321,
    data: null,
    seed: 'none',
    mailPause: 60,
    live: limitsSchema.parse({}),
    stopWithParent: false,
  })
})

test('reads all arguments, after a separator too', () => {
  const live = limitsSchema.parse({ joins: 7, lost: 0.5 })
  const lenient = { mailPause: 0, live }
  const expected = { port: 0, data: '/datos', seed: 'demo', ...lenient, stopWithParent: true }
  const args = ['--port', '0', '--data=/datos', '--seed', 'demo', '--mail-pause', '0']
  args.push('--live', 'joins=7,lost=0.5', '--stop-with-parent')
  expect(readOptions(args)).toEqual(expected)
  expect(readOptions(['--', ...args])).toEqual(expected)
})

test.each([
  [['--port', 'http'], '--port'],
  [['--port', '70000'], '--port'],
  [['--seed', 'all'], '--seed'],
  [['--mail-pause', '-1'], '--mail-pause'],
  [['--data', ''], '--data'],
  [['--live', 'joins=many'], '--live.joins'],
  [['--live', 'jions=7'], '--live'],
  [['--dta', 'x'], '--dta'],
  [['extra'], 'extra'],
])('%j is refused by name, with the usage', (args, name) => {
  expect(() => readOptions(args)).toThrow(new RegExp(`${name}[\\s\\S]*Usage: npm run backend`))
})
