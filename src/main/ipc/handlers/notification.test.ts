import { expect, it, vi } from 'vitest'
import { notificationHandlers } from './notification.ts'

vi.mock('electron', () => ({ shell: {} }))

const message = { tag: 'chat:sol', title: 'Sol', body: 'Un secreto', route: '/dashboard', canReply: true }

function told({ isQuiet = false, namesOnly = false, makesSound = true }) {
  const [show, update, close, callAttention] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()]
  const center = { show, update, close } as unknown as Parameters<typeof notificationHandlers>[0]
  const policy = {
    isQuiet: () => isQuiet,
    namesOnly: () => namesOnly,
    makesSound: () => makesSound,
    callAttention,
  }
  const handlers = notificationHandlers(center, policy)
  void handlers['notification.show_one'](message)
  void handlers['notification.update_one'](message)
  return { show, update, close, callAttention }
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

it('names the sender only in what is brought up to date, too', () => {
  expect(told({}).update).toHaveBeenCalledExactlyOnceWith(message)
  expect(told({ namesOnly: true }).update).toHaveBeenCalledExactlyOnceWith({
    ...message,
    body: 'Mensaje nuevo',
  })
})

it('makes no sound where the member wants none', () => {
  expect(told({ makesSound: false }).show).toHaveBeenCalledExactlyOnceWith(message, true)
})

it('tells nothing while the member does not want to be disturbed, and leaves nothing that is no longer so', () => {
  const { show, close, callAttention } = told({ isQuiet: true })
  expect(close).toHaveBeenCalledExactlyOnceWith(message.tag)
  expect(show).not.toHaveBeenCalled()
  expect(callAttention).not.toHaveBeenCalled()
})
