import { EventEmitter } from 'node:events'
import type { NativeImage, Notification, NotificationConstructorOptions } from 'electron'
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

function center(platform: NodeJS.Platform = 'linux') {
  const created: FakeNotification[] = []
  const steps: unknown[] = []
  const notifications = new NotificationCenter({
    platform,
    create: (options) => {
      const fake = new FakeNotification(options)
      created.push(fake)
      return fake as unknown as Notification
    },
    decode: (png) => png as unknown as NativeImage,
    keepPicture: () => 'file:///toasts/sol.png',
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

  it('writes a text so that a desktop which reads markup shows it as it was written', () => {
    const text = '<3 & <a href="https://evil.test">un regalo</a> &lt;'
    const bodies = (['linux', 'darwin'] as const).map((platform) => {
      const { notifications, created } = center(platform)
      notifications.show({ ...message(text), title: 'Sol & <b>Luna</b>' })
      return created[0]?.options
    })
    expect(bodies).toMatchObject([
      {
        title: 'Sol & <b>Luna</b>',
        body: '&lt;3 &amp; &lt;a href="https://evil.test"&gt;un regalo&lt;/a&gt; &amp;lt;',
      },
      { title: 'Sol & <b>Luna</b>', body: text },
    ])
  })

  it('shows whom it is about', () => {
    const { notifications, created } = center()
    const picture = new Uint8Array([1])
    notifications.show({ ...message('hola'), picture })
    notifications.show(message('hola', 'chat-marte'))
    expect(created.map(({ options }) => options.icon)).toEqual([picture, undefined])
    const onWindows = center('win32')
    onWindows.notifications.show({ ...message('hola'), picture })
    onWindows.notifications.show(message('hola', 'chat-marte'))
    const logos = onWindows.created.map(
      ({ options }) => /appLogoOverride.* src="([^"]*)"/.exec(options.toastXml ?? '')?.[1],
    )
    expect(logos).toEqual(['file:///toasts/sol.png', undefined])
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

  it('still follows what has slid into the Action Centre of Windows, and takes it back', () => {
    const { notifications, created, steps } = center('win32')
    notifications.show(message('hola'))
    created[0]?.emit('close', { reason: 'timedOut' })
    created[0]?.emit('click', {})
    expect(steps).toHaveLength(2)
    notifications.close('chat-sol')
    expect(created[0]?.shown).toBe(false)
  })

  it.each([
    ['was dismissed', 'close', [{ reason: 'userCanceled' }]],
    ['failed', 'failed', [{}, 'no']],
  ])('forgets one that %s', (_what, event, details) => {
    const { notifications, created } = center()
    notifications.show(message('hola'))
    created[0]?.emit(event, ...details)
    notifications.close('chat-sol')
    expect(created[0]?.shown).toBe(true)
  })

  it('names the notification so that the system replaces the one before it, however long its tag is', () => {
    const long = `chat:${'x'.repeat(80)}`
    for (const platform of ['darwin', 'win32'] as const) {
      const { notifications, created } = center(platform)
      notifications.show(message('uno', long))
      notifications.show(message('otra', 'chat-marte'))
      notifications.show(message('dos', long))
      const [first, other, second] = created.map(({ options }) => options.id)
      expect(first).toBe(second)
      expect(first).not.toBe(other)
      if (platform === 'win32') expect(first?.length).toBeLessThanOrEqual(64)
    }
  })

  it('follows what an earlier run has left on macOS', () => {
    const { notifications, created, steps } = center('darwin')
    notifications.show(message('hola'))
    const { id, groupId } = created[0]?.options ?? {}
    const next = center('darwin')
    const left = Object.assign(new FakeNotification({}), { id, groupId, shown: true })
    next.notifications.adopt([left as unknown as Notification])
    left.emit('reply', { reply: 'voy' })
    expect(steps).toEqual([])
    expect(next.steps).toEqual([{ tag: 'chat-sol', route: '/dashboard/home?chat=sol', reply: 'voy' }])
    next.notifications.close('chat-sol')
    expect(left.shown).toBe(false)
  })

  it('follows what an earlier run has left on Windows, and answers its own only once', () => {
    const { notifications, created, steps } = center('win32')
    notifications.show(message('hola'))
    const xml = created[0]?.options.toastXml ?? ''
    const launched = /launch="([^"]*)"/.exec(xml)?.[1]?.replaceAll('&#38;', '&') ?? ''
    notifications.activatedBySystem({ type: 'click', arguments: launched })
    expect(steps).toEqual([])
    const next = center('win32')
    next.notifications.activatedBySystem({ type: 'click', arguments: launched })
    expect(next.steps).toEqual([{ tag: 'chat-sol', route: '/dashboard/home?chat=sol' }, 'raised'])
  })
})
