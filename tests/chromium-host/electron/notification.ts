import { EventEmitter } from 'node:events'
import { HostEvent } from './host-event.ts'

interface NotificationOptions {
  readonly title?: string
  readonly body?: string
  readonly silent?: boolean
  readonly hasReply?: boolean
  readonly replyPlaceholder?: string
}

/** Shows nothing; tests read `Notification.shown` and emit `click`, `reply` or `close` as the system would. */
export class Notification extends EventEmitter {
  static readonly shown: Notification[] = []
  readonly title: string
  readonly body: string
  readonly silent: boolean
  readonly hasReply: boolean
  readonly replyPlaceholder: string

  constructor({
    title = '',
    body = '',
    silent = false,
    hasReply = false,
    replyPlaceholder = '',
  }: NotificationOptions = {}) {
    super()
    this.title = title
    this.body = body
    this.silent = silent
    this.hasReply = hasReply
    this.replyPlaceholder = replyPlaceholder
  }

  static isSupported(): boolean {
    return true
  }

  show(): void {
    Notification.shown.push(this)
    this.emit('show', new HostEvent())
  }

  close(): void {
    const index = Notification.shown.indexOf(this)
    if (index < 0) return
    Notification.shown.splice(index, 1)
    this.emit('close', new HostEvent())
  }
}
