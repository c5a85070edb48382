import { expect, test, vi } from 'vitest'
import { openConnection } from './connection.ts'

test('the days of the database are those of UTC, wherever the machine stands', async () => {
  vi.stubEnv('TZ', 'America/Bogota')
  const { driver } = await openConnection()
  const { rows } = await driver.query('show timezone')
  await driver.close()
  expect(rows).toEqual([{ TimeZone: 'UTC' }])
}, 60_000)
