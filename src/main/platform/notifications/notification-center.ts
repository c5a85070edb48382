import type { ActivationArguments, NativeImage, Notification, NotificationConstructorOptions } from 'electron'
import type { NotificationActivated, ShowNotification } from '#shared/bridge.ts'
import type { Log } from '../../log.ts'
import { notificationOptions } from './notification-options.ts'
import { activationOf } from './toast.ts'

export interface NotificationPorts {
  readonly platform: NodeJS.Platform
  readonly create: (options: NotificationConstructorOptions) => Notification
  readonly decode: (png: Uint8Array) => NativeImage
  /** See `toastPicture`. */
  readonly keepPicture: (png: Uint8Array) => string | null
  /** Tells the page which route to open; the window comes to the front only afterwards. */
  readonly activated: (event: NotificationActivated) => void
  readonly raiseWindow: () => void
  readonly log: Log
}

/** The notifications on screen, one a tag. A reference is kept until each is closed, or its click would be lost. */
export class NotificationCenter {
  readonly #ports: NotificationPorts
  readonly #shown = new Map<string, Notification>()

  constructor(ports: NotificationPorts) {
    this.#ports = ports
  }

  show(message: ShowNotification): void {
    const { tag, route, picture } = message
    const { create, decode, keepPicture, platform } = this.#ports
    this.close(tag)
    const options = notificationOptions(message, platform, keepPicture)
    const notification = create(picture ? { ...options, icon: decode(picture) } : options)
    this.#follow(notification, { tag, route })
    notification.show()
  }

  /** Closes the notification of a conversation that has been read meanwhile. */
  close(tag: string): void {
    const notification = this.#shown.get(tag)
    this.#shown.delete(tag)
    notification?.close()
  }

  /** Closes all of them: they were the member's whose session has ended. */
  closeAll(): void {
    for (const tag of [...this.#shown.keys()]) this.close(tag)
  }

  /** macOS shows on what an earlier run has shown; see {@link notificationOptions} for what its names stand for. */
  adopt(earlier: readonly Notification[]): void {
    for (const notification of earlier) {
      const { id: tag, groupId: route } = notification
      if (!this.#shown.has(tag)) this.#follow(notification, { tag, route })
    }
  }

  /** Windows tells of every activation here, also of what an earlier run has shown; what this one shows tells of itself too. */
  readonly activatedBySystem = (details: ActivationArguments): void => {
    const event = activationOf(details)
    if (event && !this.#shown.has(event.tag)) this.#activated(event)
  }

  #follow(notification: Notification, target: NotificationActivated): void {
    const { tag } = target
    this.#shown.set(tag, notification)
    notification.on('click', () => this.#activated(target))
    notification.on('reply', ({ reply }) => this.#activated({ ...target, reply }))
    notification.on('failed', (_event, error) => {
      this.#ports.log.warn('a notification could not be shown', error)
      this.#forget(tag, notification)
    })
    notification.on('close', ({ reason }) => {
      // Whatever else Windows calls closed lies in the Action Centre, to be clicked and taken back.
      if (reason === undefined || reason === 'userCanceled') this.#forget(tag, notification)
    })
  }

  #activated(event: NotificationActivated): void {
    this.#ports.activated(event)
    if (event.reply === undefined) this.#ports.raiseWindow()
  }

  /** Only this one: its tag may belong to a newer notification already. */
  #forget(tag: string, notification: Notification): void {
    if (this.#shown.get(tag) === notification) this.#shown.delete(tag)
  }
}
