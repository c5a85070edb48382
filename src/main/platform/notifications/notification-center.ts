import type { ActivationArguments, NativeImage, Notification, NotificationConstructorOptions } from 'electron'
import { z } from 'zod/mini'
import type { NotificationActivated, ShowNotification } from '#shared/bridge.ts'
import type { Log } from '../../log.ts'
import { notificationOptions } from './notification-options.ts'
import { activationOf, destinationIn } from './toast.ts'

export interface NotificationPorts {
  readonly platform: NodeJS.Platform
  /** Static members of Electron's `Notification`. */
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
  /** Tells the page which route to open; the window comes to the front afterwards. */
  readonly activated: (event: NotificationActivated) => void
  readonly raiseWindow: () => void
  /** Told whether the system showed the last notification; it does not for an app that is muted or not trusted. */
  readonly tried: (isShown: boolean) => void
  readonly log: Log
}

/** Launch information of macOS after a click on a notification. */
const launchInfo = z.object({
  identifier: z.string(),
  actionIdentifier: z.string(),
  userText: z.optional(z.string()),
})

/** macOS launches the app for a dismissed notification too. */
const DISMISSED = 'com.apple.UNNotificationDismissActionIdentifier'

/** The notifications on screen, one for each tag. They are referenced until closed, or a click would be lost. */
export class NotificationCenter {
  readonly #ports: NotificationPorts
  readonly #shown = new Map<string, Notification>()
  #knowsEarlier = false

  constructor(ports: NotificationPorts) {
    this.#ports = ports
  }

  /** @param isSilent suppresses the sound */
  show(message: ShowNotification, isSilent = false): void {
    const { tag, route, picture } = message
    const { system, create, decode, pictures, platform, tried } = this.#ports
    this.close(tag)
    // Where notifications are not supported (Linux without libnotify), Electron emits neither `show` nor `failed`.
    if (!system.isSupported()) return tried(false)
    const options = notificationOptions(message, { platform, isSilent, keepPicture: pictures.keep })
    const notification = create(picture ? { ...options, icon: decode(picture) } : options)
    this.#follow(notification, { tag, route })
    notification.show()
  }

  /** Replaces, without a sound, the notification of this tag while it is on screen; shows nothing otherwise. */
  update(message: ShowNotification): void {
    if (this.#shown.has(message.tag)) this.show(message, true)
  }

  /** Closes the notification of a conversation that has been read. */
  close(tag: string): void {
    const notification = this.#shown.get(tag)
    if (!notification) return
    this.#shown.delete(tag)
    notification.close()
    // macOS cannot close a notification of an earlier run, but removes it by its id.
    if (this.#ports.platform === 'darwin') this.#ports.system.remove(notification.id)
  }

  /** Closes all notifications when their member's session ends. */
  closeAll(): void {
    for (const tag of [...this.#shown.keys()]) this.close(tag)
    // Before a member signs in, the system has not been asked for permission.
    if (this.#knowsEarlier) this.#ports.system.removeAll()
    this.#ports.pictures.forget()
  }

  /**
   * Starts listening; call once the app is ready. Windows reaches the app for a notification of an earlier run only
   * after Electron has set up notifications, which happens on first use.
   */
  begin(): void {
    const { platform, system } = this.#ports
    this.#ports.pictures.forget()
    if (platform !== 'win32') return
    system.isSupported()
    system.handleActivation(this.activatedBySystem)
  }

  /**
   * Follows what earlier runs have shown on macOS. Called only after a sign-in, because the system asks for permission
   * at that moment, and people who see no reason for it refuse for good.
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
   * Opens the target of the notification that started the app.
   * @param info what macOS passes with `ready`; empty for other starts
   */
  launchedBy(info: unknown): void {
    const launched = launchInfo.safeParse(info).data
    if (!launched || launched.actionIdentifier === DISMISSED) return
    const destination = destinationIn(launched.identifier)
    const reply = launched.userText
    if (destination) this.#ports.activated(reply === undefined ? destination : { ...destination, reply })
  }

  /**
   * Windows reports every activation here, including those of earlier runs; current notifications report theirs as
   * well.
   */
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
      // On Windows, other closed toasts stay in the Action Centre, where they can be clicked and removed.
      if (reason === undefined || reason === 'userCanceled') this.#forget(tag, notification)
    })
  }

  #activated(event: NotificationActivated): void {
    this.#ports.activated(event)
    if (event.reply === undefined) this.#ports.raiseWindow()
  }

  /** Only this one: its tag may already belong to a newer notification. */
  #forget(tag: string, notification: Notification): void {
    if (this.#shown.get(tag) === notification) this.#shown.delete(tag)
  }
}
