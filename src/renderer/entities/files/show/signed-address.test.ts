import { onlineManager } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AsMember, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { refetchOnWake } from '#renderer/server/cache/query-client.ts'
import { wake } from '#renderer/lib/wake.ts'
import { useFileAddress } from './use-file-address.ts'

const signedAddress = vi.hoisted(() => vi.fn<() => Promise<string>>())
vi.mock('./sign-together.ts', () => ({ signedAddresses: () => signedAddress }))

const MINUTE = 60_000

beforeEach(() => {
  vi.useFakeTimers()
  signInAs('luna')
  let count = 0
  signedAddress.mockReset().mockImplementation(async () => `https://cosmia.test/signed/${++count}`)
})
afterEach(() => {
  closeWindow()
  vi.useRealTimers()
})

const MINUTES_GOOD = 45

/** A picture of a friend on the screen. */
function show() {
  const { result } = renderHook(() => useFileAddress('chat-assets/luna/chat/sol/1-a.webp'), {
    wrapper: AsMember,
  })
  return () => result.current.address
}

/** What signs is loaded when it is needed, however long that takes. */
const pass = (minutes: number) =>
  act(async () => {
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(minutes * MINUTE)
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(50)
  })

it('is renewed before its hour is over while it is on the screen, and stored nowhere', async () => {
  const address = show()
  await pass(1)
  expect(address()).toBe('https://cosmia.test/signed/1')
  await pass(42)
  expect(signedAddress).toHaveBeenCalledTimes(1)
  await pass(4)
  expect(address()).toBe('https://cosmia.test/signed/2')
  await pass(46)
  expect(address()).toBe('https://cosmia.test/signed/3')
  expect(JSON.stringify({ ...localStorage })).not.toContain('signed')
})

/** The server is away and back. */
async function reconnect(): Promise<void> {
  act(() => onlineManager.setOnline(false))
  act(() => onlineManager.setOnline(true))
  await pass(1)
}

it('stays while it is good when the server is back: another would be another download', async () => {
  const address = show()
  await pass(1)
  await reconnect()
  expect(address()).toBe('https://cosmia.test/signed/1')
  // As after a night of sleep, in which no timer runs.
  vi.setSystemTime(Date.now() + MINUTES_GOOD * MINUTE)
  await reconnect()
  expect(address()).toBe('https://cosmia.test/signed/2')
})

it('is another one as soon as the window wakes from a sleep that was longer', async () => {
  refetchOnWake()
  const address = show()
  await pass(1)
  act(wake)
  await pass(1)
  expect(address()).toBe('https://cosmia.test/signed/1')
  vi.setSystemTime(Date.now() + MINUTES_GOOD * MINUTE)
  act(wake)
  await pass(1)
  expect(address()).toBe('https://cosmia.test/signed/2')
})
