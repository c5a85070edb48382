import type { UpdateNews } from '#shared/updates.ts'
import { copy } from '../../copy.ts'
import type { Log } from '../../log.ts'
import { Observable, type Observed } from '../../observable.ts'
import type { Updater } from './load-updater.ts'
import { plainNotes } from './plain-notes.ts'

const texts = copy.updates

/** Later than the start, which is busy enough. */
const FIRST_CHECK_MS = 60_000
const BETWEEN_CHECKS_MS = 6 * 3_600_000

export interface Question {
  readonly message: string
  readonly detail: string
  /** The first acts, the last cancels. */
  readonly buttons: readonly string[]
}

export interface UpdatesOptions {
  readonly load: () => Promise<Updater>
  /** Asks the member. @returns index of the button */
  readonly ask: (question: Question) => Promise<number>
  /** Shows the progress from 0 to 1 on Dock or taskbar; `null` removes it. */
  readonly showProgress: (fraction: number | null) => void
  /** Has the page send what cannot wait before the app ends. */
  readonly settle: () => Promise<void>
  readonly log: Log
}

/**
 * Finds a new version, and downloads and installs it when the member agrees. Versions found automatically are only
 * announced in the page; dialogs answer those who asked (decision 42).
 */
export class Updates {
  readonly #options: UpdatesOptions
  readonly #state = new Observable<UpdateNews | null>(null)
  readonly #news = new Observable<UpdateNews | null>(null)
  #updater: Promise<Updater> | undefined
  #looking: Promise<void> | undefined
  /** Step and version that the member put off. */
  #putOff: string | null = null

  constructor(options: UpdatesOptions) {
    this.#options = options
    this.#state.onChange(this.#publish)
  }

  /** The update to announce, if any. */
  get news(): Observed<UpdateNews | null> {
    return this.#news
  }

  /** Checks periodically. */
  follow(): void {
    setTimeout(() => void this.check(), FIRST_CHECK_MS).unref()
    setInterval(() => void this.check(), BETWEEN_CHECKS_MS).unref()
  }

  /** Checks automatically. */
  readonly check = async (): Promise<void> => {
    if (this.#isUnderWay()) return
    // Already logged, and nobody waits for it.
    await this.#look().catch(() => undefined)
  }

  /** Checks because the member asked, so every result is shown. */
  readonly checkNow = async (): Promise<void> => {
    try {
      if (!this.#isUnderWay()) await this.#look()
    } catch {
      return this.#tell(texts.failed)
    }
    await this.#answer(this.#state.current)
  }

  /** Downloads the version found. */
  readonly download = async (): Promise<void> => {
    const found = this.#state.current
    if (!found || this.#isUnderWay()) return
    const { version } = found
    this.#state.change({ step: 'downloading', version, percent: 0 })
    this.#options.showProgress(0)
    try {
      const updater = await this.#load()
      await updater.downloadUpdate()
      this.#state.change({ step: 'ready', version })
    } catch (cause) {
      this.#options.log.warn('an update was not downloaded', cause)
      this.#state.change({ step: 'failed', version })
    } finally {
      this.#options.showProgress(null)
    }
  }

  /** Quits and starts the new version, if it is downloaded. */
  readonly install = async (): Promise<void> => {
    if (this.#state.current?.step !== 'ready') return
    const updater = await this.#load()
    // The updater starts the installer, or closes the windows, before the app hears that it quits.
    await this.#options.settle()
    updater.quitAndInstall()
  }

  /** Stops announcing the update in its current state. A downloaded one is installed when the app quits. */
  readonly putOff = (): void => {
    this.#putOff = keyOf(this.#state.current)
    this.#publish()
  }

  readonly #publish = (): void => {
    const state = this.#state.current
    this.#news.change(keyOf(state) === this.#putOff ? null : state)
  }

  #isUnderWay(): boolean {
    const step = this.#state.current?.step
    return step === 'downloading' || step === 'ready'
  }

  /** @throws the updater's error, after logging it */
  #look(): Promise<void> {
    this.#looking ??= this.#find()
      .catch((cause: unknown) => {
        this.#options.log.warn('looking for an update failed', cause)
        throw cause
      })
      .finally(() => (this.#looking = undefined))
    return this.#looking
  }

  async #find(): Promise<void> {
    const updater = await this.#load()
    const found = await updater.checkForUpdates()
    if (this.#isUnderWay()) return
    // A version that is no longer offered was withdrawn.
    if (!found?.isUpdateAvailable) return this.#state.change(null)
    const { version, releaseNotes } = found.updateInfo
    this.#state.change({ step: 'found', version, notes: plainNotes(releaseNotes) })
  }

  async #answer(state: UpdateNews | null): Promise<void> {
    if (!state) return this.#tell(texts.newest)
    const { step, version } = state
    if (step === 'downloading')
      return this.#tell({
        message: texts.downloading(version, state.percent),
        detail: texts.downloadingDetail,
      })
    // The dialog asks about it, so the page need not announce it as well.
    this.putOff()
    if (step === 'ready') return this.#offerRestart(version)
    const notes = step === 'found' && state.notes ? [texts.notes, state.notes] : []
    const answer = await this.#options.ask({
      message: texts.found(version),
      detail: [...notes, texts.foundDetail].join('\n\n'),
      buttons: [texts.download, texts.notNow],
    })
    // From here on the page shows the progress.
    if (answer === 0) void this.download()
  }

  async #offerRestart(version: string): Promise<void> {
    const answer = await this.#options.ask({
      message: texts.ready(version),
      detail: texts.readyDetail,
      buttons: [texts.restart, texts.atQuit],
    })
    if (answer === 0) await this.install()
  }

  async #tell(words: Omit<Question, 'buttons'>): Promise<void> {
    await this.#options.ask({ ...words, buttons: [texts.understood] })
  }

  #load(): Promise<Updater> {
    this.#updater ??= this.#options.load().then((updater) => this.#listenTo(updater))
    return this.#updater
  }

  #listenTo(updater: Updater): Updater {
    updater.on('download-progress', ({ percent }) => {
      const state = this.#state.current
      if (state?.step !== 'downloading') return
      this.#state.change({ ...state, percent: Math.round(percent) })
      this.#options.showProgress(percent / 100)
    })
    updater.on('error', (error) => {
      this.#options.log.warn('the updater reports an error', error)
      // Earlier errors also reject a call. Only a failed installation is reported by this event alone.
      const state = this.#state.current
      if (state?.step === 'ready') this.#state.change({ step: 'unplaced', version: state.version })
    })
    return updater
  }
}

const keyOf = (state: UpdateNews | null) => state && `${state.step} ${state.version}`
