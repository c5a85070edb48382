import { expect, it, vi } from 'vitest'
import { notificationHandlers } from './notification.ts'

const message = { tag: 'chat:sol', title: 'Sol', body: 'Un secreto', route: '/dashboard', canReply: true }

function told({ isQuiet = false, namesOnly = false }) {
  const show = vi.fn()
  const callAttention = vi.fn()
  const center = { show, close: vi.fn() } as unknown as Parameters<typeof notificationHandlers>[0]
  const policy = { isQuiet: () => isQuiet, namesOnly: () => namesOnly, callAttention }
  void notificationHandlers(center, policy)['notification.show_one'](message)
  return { show, callAttention }
}

it('tells of a message', () => {
  const { show, callAttention } = told({})
  expect(show).toHaveBeenCalledExactlyOnceWith(message)
  expect(callAttention).toHaveBeenCalledTimes(1)
})

it('names the sender only, where the member wants it so', () => {
  expect(told({ namesOnly: true }).show).toHaveBeenCalledExactlyOnceWith({
    ...message,
    body: 'Mensaje nuevo',
  })
})

it('tells nothing while the member does not want to be disturbed', () => {
  const { show, callAttention } = told({ isQuiet: true })
  expect(show).not.toHaveBeenCalled()
  expect(callAttention).not.toHaveBeenCalled()
})
