import { expect, test } from 'vitest'
import { startBackend, type TestBackend } from '#tests/backend/start-backend.ts'

/** Anonymous, so refused, which takes the database as an answer does. @returns `null` without a server */
const ask = ({ url, publishableKey }: TestBackend): Promise<number | null> =>
  fetch(`${url}/rest/v1/member_cards?select=id`, { headers: { apikey: publishableKey } }).then(
    async (response) => response.text().then(() => response.status),
    () => null,
  )

async function askUntilGone(backend: TestBackend): Promise<Set<number>> {
  const statuses = new Set<number>()
  for (let status = await ask(backend); status !== null; status = await ask(backend)) statuses.add(status)
  return statuses
}

test('a server that stops answers as always until it is gone', async () => {
  const backend = await startBackend()
  expect(await ask(backend)).toBe(401)
  const [one, other] = await Promise.all([askUntilGone(backend), askUntilGone(backend), backend.stop()])
  expect([...one.union(other)].filter((status) => status !== 401)).toEqual([])
})
