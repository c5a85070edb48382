import type { Notification, NotificationConstructorOptions } from 'electron'
import type { NotificationActivated, ShowNotification } from '#shared/bridge.ts'
import { copy } from '../../copy.ts'
import type { Log } from '../../log.ts'

export interface NotificationPorts {
  readonly create: (options: NotificationConstructorOptions) => Notification
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

  show({ tag, title, body, route, canReply }: ShowNotification): void {
    this.close(tag)
    const notification = this.#ports.create({
      title,
      body,
      hasReply: canReply,
      replyPlaceholder: copy.reply,
    })
    this.#shown.set(tag, notification)
    notification.on('click', () => {
      this.#ports.activated({ tag, route })
      this.#ports.raiseWindow()
    })
    notification.on('reply', ({ reply }) => this.#ports.activated({ tag, route, reply }))
    notification.on('failed', (_event, error) =>
      this.#ports.log.warn('a notification could not be shown', error),
    )
    notification.on('close', () => this.#forget(tag, notification))
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

  /** Only this one: its tag may belong to a newer notification already. */
  #forget(tag: string, notification: Notification): void {
    if (this.#shown.get(tag) === notification) this.#shown.delete(tag)
  }
}
