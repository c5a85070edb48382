import type { ActivationArguments, NativeImage, Notification, NotificationConstructorOptions } from 'electron'
import { z } from 'zod'
import type { NotificationActivated, ShowNotification } from '#shared/bridge.ts'
import type { Log } from '../../log.ts'
import { notificationOptions } from './notification-options.ts'
import { activationOf, destinationIn } from './toast.ts'

export interface NotificationPorts {
  readonly platform: NodeJS.Platform
  /** Static part of Electron's class. */
  readonly system: Pick<
    typeof Notification,
    'isSupported' | 'handleActivation' | 'getHistory' | 'remove' | 'removeAll'
  >
  readonly create: (options: NotificationConstructorOptions) => Notification
  readonly decode: (png: Uint8Array) => NativeImage
  readonly pictures: {
    /** See `ToastPictures`. */
    readonly keep: (png: Uint8Array) => string | null
    readonly forget: () => void
  }
  /** Tells the page which route to open; the window comes to the front only afterwards. */
  readonly activated: (event: NotificationActivated) => void
  readonly raiseWindow: () => void
  /** Whether the system has shown the last one, as an app that it does not trust or that is muted there learns. */
  readonly tried: (isShown: boolean) => void
  readonly log: Log
}

/** Launch information of macOS after an action on a notification. */
const launchInfo = z.object({
  identifier: z.string(),
  actionIdentifier: z.string(),
  userText: z.string().optional(),
})

/** It asks for the app also when one is dismissed. */
const DISMISSED = 'com.apple.UNNotificationDismissActionIdentifier'

/** The notifications on screen, one a tag. A reference is kept until each is closed, or its click would be lost. */
export class NotificationCenter {
  readonly #ports: NotificationPorts
  readonly #shown = new Map<string, Notification>()
  #knowsEarlier = false

  constructor(ports: NotificationPorts) {
    this.#ports = ports
  }

  /** @param isSilent without the sound that the system makes */
  show(message: ShowNotification, isSilent = false): void {
    const { tag, route, picture } = message
    const { create, decode, pictures, platform } = this.#ports
    this.close(tag)
    const options = notificationOptions(message, { platform, isSilent, keepPicture: pictures.keep })
    const notification = create(picture ? { ...options, icon: decode(picture) } : options)
    this.#follow(notification, { tag, route })
    notification.show()
  }

  /** Closes the notification of a conversation that has been read meanwhile. */
  close(tag: string): void {
    const notification = this.#shown.get(tag)
    if (!notification) return
    this.#shown.delete(tag)
    notification.close()
    // macOS does not close what an earlier run has shown, but takes it back by its name.
    if (this.#ports.platform === 'darwin') this.#ports.system.remove(notification.id)
  }

  /** Closes all of them: they were the member's whose session has ended. */
  closeAll(): void {
    for (const tag of [...this.#shown.keys()]) this.close(tag)
    // Before anybody was here the system has not been asked whether it lets the app tell of anything.
    if (this.#knowsEarlier) this.#ports.system.removeAll()
    this.#ports.pictures.forget()
  }

  /**
   * To be called once the app is ready. Windows starts the app for a notification of an earlier run, and reaches it only
   * once Electron has made its part of notifications, which it does when somebody first asks for them.
   */
  begin(): void {
    const { platform, system } = this.#ports
    this.#ports.pictures.forget()
    if (platform !== 'win32') return
    system.isSupported()
    system.handleActivation(this.activatedBySystem)
  }

  /**
   * macOS shows on what an earlier run has shown, which is followed from here on. Not before a member is here: it asks
   * them at that moment whether they want to be told, and whoever sees no reason to be asked says no for good.
   */
  memberIsHere(): void {
    const { platform, system, log } = this.#ports
    if (platform !== 'darwin' || this.#knowsEarlier) return
    this.#knowsEarlier = true
    system
      .getHistory()
      .then((earlier) => this.#adopt(earlier))
      .catch((error: unknown) => log.warn('earlier notifications could not be found', error))
  }

  /**
   * Goes where the notification leads that the app was started by.
   * @param info what macOS hands over with `ready`; empty for any other start
   */
  launchedBy(info: unknown): void {
    const launched = launchInfo.safeParse(info).data
    if (!launched || launched.actionIdentifier === DISMISSED) return
    const destination = destinationIn(launched.identifier)
    const reply = launched.userText
    if (destination) this.#ports.activated(reply === undefined ? destination : { ...destination, reply })
  }

  /** Windows tells of every activation here, also of what an earlier run has shown; what this one shows tells of itself too. */
  readonly activatedBySystem = (details: ActivationArguments): void => {
    const event = activationOf(details)
    if (event && !this.#shown.has(event.tag)) this.#activated(event)
  }

  #adopt(earlier: readonly Notification[]): void {
    for (const notification of earlier) {
      const destination = destinationIn(notification.id)
      if (destination && !this.#shown.has(destination.tag)) this.#follow(notification, destination)
    }
  }

  #follow(notification: Notification, target: NotificationActivated): void {
    const { tag } = target
    this.#shown.set(tag, notification)
    notification.on('click', () => this.#activated(target))
    notification.on('reply', ({ reply }) => this.#activated({ ...target, reply }))
    notification.on('show', () => this.#ports.tried(true))
    notification.on('failed', (_event, error) => {
      this.#ports.log.warn('a notification could not be shown', error)
      this.#ports.tried(false)
      this.#forget(tag, notification)
    })
    notification.on('close', ({ reason }) => {
      // Any other closed toast of Windows lies in the Action Centre, to be clicked and removed.
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
