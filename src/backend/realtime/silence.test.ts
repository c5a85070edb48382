import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { endWhenSilent } from './silence.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a socket lives as long as it says something each minute', () => {
  const terminate = vi.fn()
  const socket = Object.assign(new EventEmitter(), { terminate }) as unknown as WebSocket
  endWhenSilent(socket)
  for (let asked = 0; asked < 10; asked += 1) {
    vi.advanceTimersByTime(50_000)
    socket.emit('message')
  }
  expect(terminate).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(terminate).toHaveBeenCalledOnce()
  socket.emit('close')
  expect(vi.getTimerCount()).toBe(0)
})
