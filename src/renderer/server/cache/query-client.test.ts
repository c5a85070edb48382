import { onlineManager, useQuery } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { StoreProvider } from '../StoreProvider.tsx'
import { entranceQueries, refetchOnWake } from './query-client.ts'
import { closeWindow } from '../testing/close-window.ts'

beforeAll(refetchOnWake)

afterEach(() => {
  closeWindow()
  onlineManager.setOnline(true)
})

/** A query on screen, whose server fails as often as told. */
function shown(read: () => Promise<string>, staleTime: number | 'static' = 0) {
  const options = { queryKey: ['shown'], queryFn: read, retry: false, staleTime }
  const { result } = renderHook(() => useQuery(options), { wrapper: StoreProvider })
  return { now: () => result.current.data, status: () => result.current.status }
}

test('what failed while the server was away is read again when it is back', async () => {
  const read = vi.fn<() => Promise<string>>()
  read.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('posts')
  onlineManager.setOnline(false)
  const { now, status } = shown(read)
  await expect.poll(status).toBe('error')
  onlineManager.setOnline(true)
  await expect.poll(now).toBe('posts')
})

test('what has gone stale before or in an outage is read again after it', async () => {
  const read = vi.fn<() => Promise<string>>()
  read.mockResolvedValueOnce('before').mockResolvedValue('after')
  const { now } = shown(read)
  await expect.poll(now).toBe('before')
  onlineManager.setOnline(false)
  onlineManager.setOnline(true)
  await expect.poll(now).toBe('after')
})

test.each([30_000, 'static'] as const)(
  'what is good for longer (%s) is not fetched again after an outage',
  async (staleTime) => {
    const read = vi.fn<() => Promise<string>>().mockResolvedValue('a book of 20 MB')
    const { now } = shown(read, staleTime)
    await expect.poll(now).toBe('a book of 20 MB')
    onlineManager.setOnline(false)
    onlineManager.setOnline(true)
    await new Promise((resolve) => setTimeout(resolve))
    expect(read).toHaveBeenCalledOnce()
  },
)

test('what has gone stale is read again when the window gets the focus', async () => {
  const read = vi.fn<() => Promise<string>>()
  read.mockRejectedValueOnce(new Error('refused')).mockResolvedValue('posts')
  const { now, status } = shown(read)
  await expect.poll(status).toBe('error')
  window.dispatchEvent(new Event('focus'))
  await expect.poll(now).toBe('posts')
})

/** How often a failing read is made before it is given up. */
async function attempts(error: unknown): Promise<number> {
  const read = vi.fn<() => Promise<string>>().mockRejectedValue(error)
  await entranceQueries
    .fetchQuery({ queryKey: ['attempts'], queryFn: read, retryDelay: 0 })
    .catch(() => undefined)
  return read.mock.calls.length
}

test.each(['PT429', '42501', 'PGRST116'])('a read that is refused with %s is not repeated', async (code) => {
  expect(await attempts({ code, message: 'refused' })).toBe(1)
})

test('a read that fails while another window has the focus does not wait for it', async () => {
  window.dispatchEvent(new Event('blur'))
  expect(await attempts(new TypeError('Failed to fetch'))).toBe(2)
})

test('a read that got no answer is tried once more', async () => {
  expect(await attempts(new TypeError('Failed to fetch'))).toBe(2)
})
