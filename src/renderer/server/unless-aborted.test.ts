import { expect, test } from 'vitest'
import { unlessAborted } from './unless-aborted.ts'

test('what comes is given on, a failure too, with a signal and without', async () => {
  await expect(unlessAborted(undefined, Promise.resolve('there'))).resolves.toBe('there')
  const { signal } = new AbortController()
  await expect(unlessAborted(signal, Promise.resolve('there'))).resolves.toBe('there')
  await expect(unlessAborted(signal, Promise.reject(new Error('broken')))).rejects.toThrow('broken')
})

test.each(['before', 'meanwhile'])('what is given up %s is not waited for', async (when) => {
  const giveUp = new AbortController()
  const reason = new DOMException('enough', 'AbortError')
  if (when === 'before') giveUp.abort(reason)
  const outcome = expect(unlessAborted(giveUp.signal, new Promise(() => {}))).rejects.toBe(reason)
  giveUp.abort(reason)
  await outcome
})
