import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { changeCached } from './change-cached.ts'

const key = ['feed', 'luna', 'general']
const withChange = (texts: readonly string[]) => [...texts, 'changed']

/** A server whose reads are answered one by one, in any order. */
function slowServer() {
  const reads: PromiseWithResolvers<readonly string[]>[] = []
  const read = vi.fn(() => {
    const answer = Promise.withResolvers<readonly string[]>()
    reads.push(answer)
    return answer.promise
  })
  return { read, answer: (index: number, texts: readonly string[]) => reads[index]?.resolve(texts) }
}

it('has a first load that was under way read again, and tells who waits for it what was read then', async () => {
  const client = new QueryClient()
  const { read, answer } = slowServer()
  const loaded = client.fetchQuery({ queryKey: key, queryFn: read })
  await changeCached(client, ['feed', 'luna'], withChange)
  answer(1, ['read after the change'])
  answer(0, ['read before it'])
  await expect(loaded).resolves.toEqual(['read after the change'])
  expect(client.getQueryData(key)).toEqual(['read after the change'])
  expect(read).toHaveBeenCalledTimes(2)
})

it('asks for nothing that nobody has asked for', async () => {
  const client = new QueryClient()
  const { read, answer } = slowServer()
  const loaded = client.fetchQuery({ queryKey: key, queryFn: read })
  answer(0, ['read'])
  await loaded
  await changeCached(client, ['feed', 'luna'], withChange)
  expect(client.getQueryData(key)).toEqual(['read', 'changed'])
  expect(client.getQueryState(key)).toMatchObject({ isInvalidated: true, fetchStatus: 'idle' })
  expect(read).toHaveBeenCalledOnce()
})
