import type { ElectronApplication } from 'playwright'

interface Shown {
  readonly title: string
  readonly body: string
}

/** The system's notifications of one app, recorded instead of shown; a test acts on them as the member would. */
export class Notifications {
  readonly #app: ElectronApplication

  private constructor(app: ElectronApplication) {
    this.#app = app
  }

  /** Takes over Electron's own class in the main process, so the same test runs on any runtime. */
  static async record(app: ElectronApplication): Promise<Notifications> {
    await app.evaluate(({ Notification, BrowserWindow }) => {
      const shown: InstanceType<typeof Notification>[] = []
      const ever: string[] = []
      const steps: string[] = []
      Object.assign(globalThis, { recorded: { shown, ever, steps } })
      Notification.prototype.show = function (this: (typeof shown)[number]) {
        shown.push(this)
        ever.push(this.body)
      }
      Notification.prototype.close = function (this: (typeof shown)[number]) {
        const index = shown.indexOf(this)
        if (index >= 0) shown.splice(index, 1)
      }
      for (const window of BrowserWindow.getAllWindows()) {
        const note = <Args extends unknown[], Result>(step: string, act: (...args: Args) => Result) =>
          function (this: unknown, ...args: Args) {
            steps.push(step)
            return act.apply(this, args)
          }
        window.webContents.send = note('route', window.webContents.send)
        window.show = note('show', window.show)
      }
    })
    return new Notifications(app)
  }

  /** Notifications on the screen now, oldest first. */
  shown(): Promise<readonly Shown[]> {
    return this.#app.evaluate(() => globalThis.recorded.shown.map(({ title, body }) => ({ title, body })))
  }

  /** The words of all that were shown since the beginning, closed ones too. */
  ever(): Promise<readonly string[]> {
    return this.#app.evaluate(() => globalThis.recorded.ever)
  }

  /** Clicks the newest one. @returns what main did about it, each once, in order: 'route', 'show' */
  click(): Promise<readonly string[]> {
    return this.#app.evaluate(() => {
      const { shown, steps } = globalThis.recorded
      steps.length = 0
      shown.at(-1)?.emit('click', {})
      return [...new Set(steps)]
    })
  }

  /** Answers the newest one in its own field. */
  reply(text: string): Promise<void> {
    return this.#app.evaluate((_electron, reply) => {
      globalThis.recorded.shown.at(-1)?.emit('reply', { reply }, reply)
    }, text)
  }
}

declare global {
  // Lives in the main process of the app under test.
  var recorded: {
    readonly shown: (Shown & { emit(event: string, ...details: unknown[]): void })[]
    readonly ever: readonly string[]
    readonly steps: string[]
  }
}
