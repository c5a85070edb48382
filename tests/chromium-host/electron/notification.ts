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
  readonly id?: string
}

/** Limits of Windows on ids. */
const LONGEST_ID = 64
const NOT_IN_ID = /[&=\p{Cc}]/u

type Activation = (details: unknown) => void

/** Nothing is asked of the system, and nobody reaches the app, before it is needed for the first time. */
let hasPresenter = false
let onActivation: Activation | undefined

/**
 * Shows nothing; tests read `Notification.shown` and emit `click` or `reply` as the system would, or call `end`. With
 * `COSMIA_HOST_NOTIFICATIONS=fail` the system refuses all of them.
 */
export class Notification extends EventEmitter {
  static readonly shown: Notification[] = []
  readonly id: string
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
    id = '',
  }: NotificationOptions = {}) {
    super()
    afterReady('Cannot create Notification before app is ready')
    // As Windows has it, so that what would fail there fails here; macOS takes names of any length.
    if (process.platform !== 'darwin') checkId(id)
    hasPresenter = true
    this.id = id
    this.title = title
    this.body = body
    this.silent = silent
    this.hasReply = hasReply
    this.replyPlaceholder = replyPlaceholder
    this.icon = icon
  }

  static isSupported(): boolean {
    hasPresenter = true
    return true
  }

  static handleActivation(callback: Activation): void {
    onActivation = callback
  }

  /** For tests: the member clicks what an earlier run has shown. @returns whether the app hears of it */
  static activate(details: unknown): boolean {
    if (hasPresenter) onActivation?.(details)
    return hasPresenter && onActivation !== undefined
  }

  static async getHistory(): Promise<Notification[]> {
    hasPresenter = true
    return []
  }

  static remove(): void {}
  static removeAll(): void {}

  show(): void {
    if (process.env['COSMIA_HOST_NOTIFICATIONS'] === 'fail') {
      this.emit('failed', new HostEvent(), 'the system shows none')
      return
    }
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

function checkId(id: string): void {
  if (NOT_IN_ID.test(id)) throw new Error("Notification id cannot contain '&', '=', or control characters")
  if (id.length > LONGEST_ID) throw new Error('Notification id exceeds Windows limit of 64 UTF-16 characters')
}
