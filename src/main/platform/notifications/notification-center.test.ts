import { EventEmitter } from 'node:events'
import type { Notification, NotificationConstructorOptions } from 'electron'
import { describe, expect, it, vi } from 'vitest'
import { NotificationCenter } from './notification-center.ts'

/** A notification of the system, as far as the center uses it. */
class FakeNotification extends EventEmitter {
  readonly options: NotificationConstructorOptions
  shown = false

  constructor(options: NotificationConstructorOptions) {
    super()
    this.options = options
  }

  show() {
    this.shown = true
  }

  close() {
    this.shown = false
    this.emit('close', {})
  }
}

function center() {
  const created: FakeNotification[] = []
  const steps: unknown[] = []
  const notifications = new NotificationCenter({
    create: (options) => {
      const fake = new FakeNotification(options)
      created.push(fake)
      return fake as unknown as Notification
    },
    activated: (event) => steps.push(event),
    raiseWindow: () => steps.push('raised'),
    log: { warn: vi.fn(), error: vi.fn() },
  })
  return { notifications, created, steps }
}

const message = (body: string, tag = 'chat-sol') => ({
  tag,
  title: 'Sol',
  body,
  route: '/dashboard/home?chat=sol',
  canReply: true,
})

describe('NotificationCenter', () => {
  it('shows a notification and offers a reply where the system has one', () => {
    const { notifications, created } = center()
    notifications.show(message('hola'))
    expect(created[0]).toMatchObject({ shown: true, options: { title: 'Sol', body: 'hola', hasReply: true } })
  })

  it('tells the page the route first and raises the window afterwards', () => {
    const { notifications, created, steps } = center()
    notifications.show(message('hola'))
    created[0]?.emit('click', {})
    expect(steps).toEqual([{ tag: 'chat-sol', route: '/dashboard/home?chat=sol' }, 'raised'])
  })

  it('hands on an inline reply without raising the window', () => {
    const { notifications, created, steps } = center()
    notifications.show(message('hola'))
    created[0]?.emit('reply', { reply: 'voy' })
    expect(steps).toEqual([{ tag: 'chat-sol', route: '/dashboard/home?chat=sol', reply: 'voy' }])
  })

  it('replaces the notification with the same tag and leaves others alone', () => {
    const { notifications, created } = center()
    notifications.show(message('uno'))
    notifications.show(message('otra', 'chat-marte'))
    notifications.show(message('dos'))
    expect(created.map(({ shown }) => shown)).toEqual([false, true, true])
  })

  it('closes the notification of a conversation that was read, and only once', () => {
    const { notifications, created } = center()
    notifications.show(message('hola'))
    notifications.close('chat-sol')
    notifications.close('chat-sol')
    expect(created[0]?.shown).toBe(false)
  })

  it('still closes the newer one after the older one of its tag reported its end late', () => {
    const { notifications, created } = center()
    notifications.show(message('uno'))
    notifications.show(message('dos'))
    created[0]?.emit('close', {})
    notifications.close('chat-sol')
    expect(created[1]?.shown).toBe(false)
  })

  it('closes all that are shown when their member goes', () => {
    const { notifications, created } = center()
    notifications.show(message('uno'))
    notifications.show(message('otra', 'chat-marte'))
    notifications.closeAll()
    expect(created.map(({ shown }) => shown)).toEqual([false, false])
  })
})
