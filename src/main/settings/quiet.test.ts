import { expect, it } from 'vitest'
import { quietAt, quietUntil } from './quiet.ts'

it.each([
  [new Date(2026, 10, 22, 21, 30), new Date(2026, 10, 23, 8)],
  [new Date(2026, 10, 23, 7, 59), new Date(2026, 10, 24, 8)],
  [new Date(2026, 10, 23, 1, 0), new Date(2026, 10, 23, 8)],
  [new Date(2026, 11, 31, 12), new Date(2027, 0, 1, 8)],
])('at %s tomorrow begins at %s', (now, morning) => {
  expect(quietUntil('until-tomorrow', now)).toBe(morning.getTime())
})

it('is quiet until the morning, or until it is switched off', () => {
  const evening = new Date(2026, 10, 22, 21)
  const morning = new Date(2026, 10, 23, 8)
  const until = quietUntil('until-tomorrow', evening)
  expect(quietAt(evening, until)).toBe('until-tomorrow')
  expect(quietAt(morning, until)).toBe('off')
  expect(quietAt(morning, quietUntil('until-switched-off', evening))).toBe('until-switched-off')
  expect(quietAt(evening, quietUntil('off', evening))).toBe('off')
})
