import { EventEmitter } from 'node:events'
import { HostEvent } from './host-event.ts'
import type { NativeImage } from './native-image.ts'
import { afterReady } from './readiness.ts'

interface NotificationOptions {
  readonly title?: string
  readonly body?: string
  readonly silent?: boolean
  readonly hasReply?: boolean
  readonly replyPlaceholder?: string
  readonly icon?: NativeImage
}

/** Shows nothing; tests read `Notification.shown` and emit `click` or `reply` as the system would, or call `end`. */
export class Notification extends EventEmitter {
  static readonly shown: Notification[] = []
  readonly title: string
  readonly body: string
  readonly silent: boolean
  readonly hasReply: boolean
  readonly replyPlaceholder: string
  readonly icon: NativeImage | undefined

  constructor({
    title = '',
    body = '',
    silent = false,
    hasReply = false,
    replyPlaceholder = '',
    icon,
  }: NotificationOptions = {}) {
    super()
    afterReady('Cannot create Notification before app is ready')
    this.title = title
    this.body = body
    this.silent = silent
    this.hasReply = hasReply
    this.replyPlaceholder = replyPlaceholder
    this.icon = icon
  }

  static isSupported(): boolean {
    return true
  }

  show(): void {
    Notification.shown.push(this)
    this.emit('show', new HostEvent())
  }

  /** Without an event: only macOS tells an app of what it has closed itself. */
  close(): void {
    const index = Notification.shown.indexOf(this)
    if (index >= 0) Notification.shown.splice(index, 1)
  }

  /** For tests: the system or the member ends it. `timedOut` is how Windows puts it into the Action Centre. */
  end(reason?: 'userCanceled' | 'applicationHidden' | 'timedOut'): void {
    if (reason !== 'timedOut') this.close()
    this.emit('close', Object.assign(new HostEvent(), { reason }))
  }
}
