import { onlineManager } from '@tanstack/query-core'
import { atomWithQuery } from 'jotai-tanstack-query'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient, store } from './store.ts'

afterEach(() => {
  onlineManager.setOnline(true)
  queryClient.clear()
})

/** A query on screen, whose server fails as often as told. */
function shown(read: () => Promise<string>) {
  const query = atomWithQuery(() => ({ queryKey: ['shown'], queryFn: read, retry: false }))
  const leave = store.sub(query, () => {})
  return { now: () => store.get(query).data, status: () => store.get(query).status, leave }
}

test('what failed while the server was away is read again when it is back', async () => {
  const read = vi.fn<() => Promise<string>>()
  read.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('posts')
  onlineManager.setOnline(false)
  const { now, status, leave } = shown(read)
  await vi.waitFor(() => expect(status()).toBe('error'))
  onlineManager.setOnline(true)
  await vi.waitFor(() => expect(now()).toBe('posts'))
  leave()
})

test('what was read before an outage is read again after it', async () => {
  const read = vi.fn<() => Promise<string>>()
  read.mockResolvedValueOnce('before').mockResolvedValue('after')
  const { now, leave } = shown(read)
  await vi.waitFor(() => expect(now()).toBe('before'))
  onlineManager.setOnline(false)
  onlineManager.setOnline(true)
  await vi.waitFor(() => expect(now()).toBe('after'))
  leave()
})

test('what has gone stale is read again when the window shows again', async () => {
  const read = vi.fn<() => Promise<string>>()
  read.mockRejectedValueOnce(new Error('refused')).mockResolvedValue('posts')
  const { now, status, leave } = shown(read)
  await vi.waitFor(() => expect(status()).toBe('error'))
  window.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(now()).toBe('posts'))
  leave()
})
