import { describe, expect, it, vi } from 'vitest'
import type { EventMessage } from '#shared/ipc/contract.ts'
import { createBridge } from './create-bridge.ts'
import type { Transport } from './transport.ts'

/** A main that notes every request and can send events. */
function bridgeToNotes() {
  const requests: unknown[] = []
  const listeners = new Set<(message: EventMessage) => void>()
  const transport: Transport = {
    request: (name, payload) => {
      requests.push([name, payload, listeners.size])
      return Promise.resolve({ ok: false, error: { code: 'ipc.internal', message: 'only notes' } })
    },
    onEvent: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const emit = (message: EventMessage) => listeners.forEach((listener) => listener(message))
  return { bridge: createBridge(transport), requests, emit }
}

describe('createBridge', () => {
  it('hands on the envelope of main, errors included', async () => {
    const { bridge, requests } = bridgeToNotes()
    const answer = await bridge.session.set('session', 'value')
    expect(answer).toEqual({ ok: false, error: { code: 'ipc.internal', message: 'only notes' } })
    expect(requests).toEqual([['session.set_value', { key: 'session', value: 'value' }, 0]])
  })

  it('listens before it asks main for what was held back', () => {
    const { bridge, requests } = bridgeToNotes()
    bridge.links.onOpen(() => {})
    expect(requests).toEqual([['event.start_delivery', { event: 'link.opened' }, 1]])
  })

  it('tells each listener of its own event only, until it stops listening', () => {
    const { bridge, emit } = bridgeToNotes()
    const onOpen = vi.fn()
    const onResume = vi.fn()
    const stop = bridge.links.onOpen(onOpen)
    bridge.power.onResume(onResume)
    emit({ event: 'link.opened', payload: { route: '/login' } })
    stop()
    emit({ event: 'link.opened', payload: { route: '/late' } })
    expect(onOpen.mock.calls).toEqual([['/login']])
    expect(onResume).not.toHaveBeenCalled()
  })
})
