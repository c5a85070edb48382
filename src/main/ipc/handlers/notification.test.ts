import { expect, it, vi } from 'vitest'
import { notificationHandlers } from './notification.ts'

vi.mock('electron', () => ({ shell: {} }))

const message = { tag: 'chat:sol', title: 'Sol', body: 'Un secreto', route: '/dashboard', canReply: true }

function told({ isQuiet = false, namesOnly = false, makesSound = true }) {
  const show = vi.fn()
  const callAttention = vi.fn()
  const center = { show, close: vi.fn() } as unknown as Parameters<typeof notificationHandlers>[0]
  const policy = {
    isQuiet: () => isQuiet,
    namesOnly: () => namesOnly,
    makesSound: () => makesSound,
    callAttention,
  }
  void notificationHandlers(center, policy)['notification.show_one'](message)
  return { show, callAttention }
}

it('tells of a message', () => {
  const { show, callAttention } = told({})
  expect(show).toHaveBeenCalledExactlyOnceWith(message, false)
  expect(callAttention).toHaveBeenCalledTimes(1)
})

it('names the sender only, where the member wants it so', () => {
  expect(told({ namesOnly: true }).show).toHaveBeenCalledExactlyOnceWith(
    { ...message, body: 'Mensaje nuevo' },
    false,
  )
})

it('makes no sound where the member wants none', () => {
  expect(told({ makesSound: false }).show).toHaveBeenCalledExactlyOnceWith(message, true)
})

it('tells nothing while the member does not want to be disturbed', () => {
  const { show, callAttention } = told({ isQuiet: true })
  expect(show).not.toHaveBeenCalled()
  expect(callAttention).not.toHaveBeenCalled()
})
