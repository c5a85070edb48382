import { EventEmitter } from 'node:events'
import type { NativeImage, Notification, NotificationConstructorOptions } from 'electron'
import { describe, expect, it, vi } from 'vitest'
import { NotificationCenter } from './notification-center.ts'

/**
 * A notification that behaves as Electron's (96f3996d, shell/browser/api/electron_api_notification.cc). Windows rejects ids and
 * group ids of more than 64 characters, and a group title without a group id (:135-152). Without a presenter it is not shown
 * and emits nothing (:297). Once clicked, failed or closed by the system it is destroyed and cannot be closed
 * (shell/browser/notifications/notification.cc:52-75). Only macOS emits `close` after `close()`
 * (notifications/mac/cocoa_notification.mm:239).
 */
class FakeNotification extends EventEmitter {
  readonly options: NotificationConstructorOptions
  readonly id: string
  readonly #platform: NodeJS.Platform
  readonly #isSupported: boolean
  #isGone = false
  shown = false

  constructor(options: NotificationConstructorOptions, platform: NodeJS.Platform, isSupported = true) {
    super()
    this.options = options
    this.id = options.id ?? 'made up'
    this.#platform = platform
    this.#isSupported = isSupported
    if (platform !== 'win32') return
    const { groupId = '', groupTitle } = options
    if (this.id.length > 64) throw new Error('Notification id exceeds Windows limit of 64 UTF-16 characters')
    if (groupId.length > 64)
      throw new Error('Notification groupId exceeds Windows limit of 64 UTF-16 characters')
    if (groupTitle && !groupId) throw new Error('Notification groupTitle requires groupId to be set')
  }

  show() {
    if (!this.#isSupported) return
    this.shown = true
    this.emit('show', {})
  }

  close() {
    if (this.#isGone) return
    this.shown = false
    if (this.#platform === 'darwin') this.emit('close', {})
  }

  /** Emits an event of the system; some of them end the notification. */
  tells(event: 'click' | 'reply' | 'failed' | 'close', ...details: readonly unknown[]) {
    this.emit(event, ...(details.length > 0 ? details : [{}]))
    this.#isGone ||=
      event === 'click' || event === 'failed' || (event === 'close' && this.#platform === 'linux')
  }
}

function center(
  platform: NodeJS.Platform = 'linux',
  earlier: readonly FakeNotification[] = [],
  isSupported = true,
) {
  const created: FakeNotification[] = []
  const steps: unknown[] = []
  const system = {
    isSupported: vi.fn(() => isSupported),
    handleActivation: vi.fn(() => {
      // Windows alone has it, and nothing reaches it before there is a presenter (notification_presenter_win.cc:50).
      if (platform !== 'win32') throw new TypeError('Notification.handleActivation is not a function')
      if (system.isSupported.mock.calls.length === 0) throw new Error('no activation would ever come')
    }),
    getHistory: vi.fn(async () => earlier as unknown as Notification[]),
    remove: vi.fn(),
    removeAll: vi.fn(),
  }
  const forget = vi.fn()
  const tried = vi.fn()
  const notifications = new NotificationCenter({
    platform,
    system,
    create: (options) => {
      const fake = new FakeNotification(options, platform, isSupported)
      created.push(fake)
      return fake as unknown as Notification
    },
    decode: (png) => png as unknown as NativeImage,
    pictures: { keep: () => 'file:///toasts/sol.png', forget },
    activated: (event) => steps.push(event),
    raiseWindow: () => steps.push('raised'),
    tried,
    log: { warn: vi.fn(), error: vi.fn() },
  })
  return { notifications, created, steps, system, forget, tried }
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

  it('brings what is on screen up to date without a sound, and shows nothing that the member has closed', () => {
    const { notifications, created } = center()
    notifications.update(message('hola'))
    expect(created).toEqual([])
    notifications.show(message('hola'))
    notifications.update(message('adiós'))
    expect(created).toMatchObject([
      { shown: false },
      { shown: true, options: { body: 'adiós', silent: true } },
    ])
    created[1]?.tells('close', { reason: 'userCanceled' })
    notifications.update(message('otra vez'))
    expect(created).toHaveLength(2)
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

  it('groups what Windows shows by conversation, under its name and by an id that is short enough', () => {
    const { notifications, created } = center('win32')
    for (const tag of ['chat-sol', 'chat-marte', 'chat-sol']) notifications.show(message('hola', tag))
    const groups = created.map(({ options }) => options.groupId ?? '')
    expect(groups[0]).toBe(groups[2])
    expect(groups[0]).not.toBe(groups[1])
    expect(groups.map(({ length }) => length)).toEqual([64, 64, 64])
    expect(created[0]?.options.groupTitle).toBe('Sol')
  })

  it('tells the page the route first and raises the window afterwards', () => {
    const { notifications, created, steps } = center()
    notifications.show(message('hola'))
    created[0]?.tells('click')
    expect(steps).toEqual([{ tag: 'chat-sol', route: '/dashboard/home?chat=sol' }, 'raised'])
  })

  it('hands on an inline reply without raising the window', () => {
    const { notifications, created, steps } = center()
    notifications.show(message('hola'))
    created[0]?.tells('reply', { reply: 'voy' })
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
    created[0]?.tells('close')
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
    notifications.show(message('otra', 'chat-marte'))
    for (const toast of created) toast.tells('close', { reason: 'timedOut' })
    created[0]?.tells('click')
    expect(steps).toHaveLength(2)
    notifications.close('chat-marte')
    expect(created[1]?.shown).toBe(false)
  })

  it.each([
    ['was dismissed', 'close', [{ reason: 'userCanceled' }]] as const,
    ['failed', 'failed', [{}, 'no']] as const,
  ])('forgets one that %s', (_what, event, details) => {
    const { notifications, created } = center('win32')
    notifications.show(message('hola'))
    created[0]?.tells(event, ...details)
    notifications.close('chat-sol')
    expect(created[0]?.shown).toBe(true)
  })

  it('says whether the system shows what it is given', () => {
    const { notifications, created, tried } = center()
    notifications.show(message('uno'))
    created[0]?.tells('failed', {}, 'UNErrorDomain 1')
    notifications.show(message('dos'))
    expect(tried.mock.calls).toEqual([[true], [false], [true]])
  })

  it('reports that nothing is shown where the system has no notifications', () => {
    const { notifications, created, tried } = center('linux', [], false)
    notifications.show(message('uno'))
    expect([created, tried.mock.calls]).toEqual([[], [[false]]])
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

  describe('on macOS', () => {
    /** A notification as an earlier run has left it: Electron closes none of those. */
    const left = () => {
      const { notifications, created } = center('darwin')
      notifications.show(message('hola'))
      const earlier = new FakeNotification(created[0]?.options ?? {}, 'darwin')
      return Object.assign(earlier, { shown: true, close: () => {} })
    }

    it('follows what an earlier run has left, and takes it back', async () => {
      const earlier = left()
      const { notifications, steps, system } = center('darwin', [earlier])
      notifications.memberIsHere()
      await vi.waitFor(() => expect(earlier.listenerCount('reply')).toBe(1))
      earlier.tells('reply', { reply: 'voy' })
      expect(steps).toEqual([{ tag: 'chat-sol', route: '/dashboard/home?chat=sol', reply: 'voy' }])
      notifications.close('chat-sol')
      expect(system.remove).toHaveBeenCalledExactlyOnceWith(earlier.id)
    })

    it('removes notifications of earlier runs when the member signs out', () => {
      const { notifications, system } = center('darwin')
      notifications.memberIsHere()
      notifications.closeAll()
      expect(system.removeAll).toHaveBeenCalledOnce()
    })

    it('does not make the system ask for permission before a member has signed in', () => {
      const { notifications, system } = center('darwin')
      notifications.begin()
      notifications.closeAll()
      const asked = Object.values(system).flatMap(({ mock }) => mock.calls)
      expect(asked).toEqual([])
      notifications.memberIsHere()
      notifications.memberIsHere()
      expect(system.getHistory).toHaveBeenCalledOnce()
    })

    it('goes where the notification leads that the app was started by', () => {
      const { notifications, steps } = center('darwin')
      const { id: identifier } = left()
      const target = { tag: 'chat-sol', route: '/dashboard/home?chat=sol' }
      notifications.launchedBy({
        identifier,
        actionIdentifier: 'com.apple.UNNotificationDefaultActionIdentifier',
      })
      notifications.launchedBy({ identifier, actionIdentifier: 'reply', userText: 'voy' })
      notifications.launchedBy({
        identifier,
        actionIdentifier: 'com.apple.UNNotificationDismissActionIdentifier',
      })
      notifications.launchedBy({ identifier: 'somebody-else', actionIdentifier: 'reply' })
      notifications.launchedBy({})
      expect(steps).toEqual([target, { ...target, reply: 'voy' }])
    })
  })

  it('makes itself known to Windows before it is told what was clicked', () => {
    const { notifications, system } = center('win32')
    notifications.begin()
    const [made] = system.isSupported.mock.invocationCallOrder
    const [told] = system.handleActivation.mock.invocationCallOrder
    expect(made).toBeLessThan(told ?? 0)
  })

  it('leaves no faces of friends behind, neither of an earlier run nor of who signs out', () => {
    const { notifications, forget } = center('win32')
    notifications.begin()
    expect(forget).toHaveBeenCalledTimes(1)
    notifications.closeAll()
    expect(forget).toHaveBeenCalledTimes(2)
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
