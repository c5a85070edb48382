import { expect, it, vi } from 'vitest'
import { joinConversation } from './api.ts'

const hear = vi.hoisted(() => vi.fn())
vi.mock('#renderer/server/supabase.ts', () => {
  const channel = {
    on: (_type: string, _of: unknown, listener: unknown) => {
      hear.mockImplementation(listener as () => void)
      return channel
    },
    subscribe: vi.fn(),
  }
  return { realtime: () => ({ channel: () => channel }) }
})

it('hears who writes, and nothing else that a program may say there', () => {
  const onTyping = vi.fn()
  joinConversation('luna', 'sol', onTyping)
  for (const payload of [undefined, null, 7, 'sol', {}, { user_id: 'luna' }, { user_id: ['sol'] }])
    hear({ payload })
  hear({})
  expect(onTyping).not.toHaveBeenCalled()
  hear({ payload: { user_id: 'sol' } })
  expect(onTyping).toHaveBeenCalledTimes(1)
})
