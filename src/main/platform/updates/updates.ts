import { copy } from '../../copy.ts'
import type { Log } from '../../log.ts'
import type { Updater } from './load-updater.ts'

const texts = copy.updates

/** After the start, which has enough to do. */
const FIRST_CHECK_MS = 60_000
const BETWEEN_CHECKS_MS = 6 * 3_600_000

export interface Question {
  readonly message: string
  readonly detail: string
  /** The first does something, the last nothing. */
  readonly buttons: readonly string[]
}

export interface UpdatesOptions {
  readonly load: () => Promise<Updater>
  /** Asks the member. @returns index of the button */
  readonly ask: (question: Question) => Promise<number>
  /** Shows how much is here, from 0 to 1, on dock or task bar; `null` takes it away. */
  readonly showProgress: (fraction: number | null) => void
  readonly log: Log
}

type State =
  | { readonly step: 'idle' | 'checking' | 'asking' }
  | { readonly step: 'downloading'; readonly version: string; readonly percent: number }
  | { readonly step: 'ready'; readonly version: string }

/** Finds a new version, tells of it, and has it downloaded and put in place when the member says so. */
export class Updates {
  readonly #options: UpdatesOptions
  #updater: Promise<Updater> | undefined
  #state: State = { step: 'idle' }
  /** The member has said 'not now' to this one, and is not asked again in this run. */
  #declined: string | undefined

  constructor(options: UpdatesOptions) {
    this.#options = options
  }

  /** Looks from time to time. */
  follow(): void {
    setTimeout(() => void this.check(), FIRST_CHECK_MS).unref()
    setInterval(() => void this.check(), BETWEEN_CHECKS_MS).unref()
  }

  /** Looks because the member wants to know: whatever comes of it is said. */
  readonly checkNow = (): Promise<void> => this.#run(true)

  /** Looks by itself: only a new version is worth a word. */
  readonly check = (): Promise<void> => this.#run(false)

  async #run(isAsked: boolean): Promise<void> {
    if (this.#state.step !== 'idle') return isAsked ? this.#tellState() : undefined
    try {
      await this.#findAndOffer(isAsked)
    } catch (cause) {
      this.#options.log.warn('looking for an update failed', cause)
      if (isAsked) await this.#tell(texts.failed)
    } finally {
      this.#settle()
    }
  }

  /** Ends a check; a finished download stays. */
  #settle(): void {
    if (this.#state.step !== 'ready') this.#state = { step: 'idle' }
    this.#options.showProgress(null)
  }

  async #findAndOffer(isAsked: boolean): Promise<void> {
    this.#state = { step: 'checking' }
    const updater = await this.#load()
    const found = await updater.checkForUpdates()
    if (!found?.isUpdateAvailable) return isAsked ? this.#tell(texts.newest) : undefined
    const { version } = found.updateInfo
    if (!isAsked && version === this.#declined) return undefined
    this.#state = { step: 'asking' }
    const answer = await this.#options.ask({
      message: texts.found(version),
      detail: texts.foundDetail,
      buttons: [texts.download, texts.notNow],
    })
    if (answer === 0) return this.#download(updater, version)
    this.#declined = version
    return undefined
  }

  async #download(updater: Updater, version: string): Promise<void> {
    this.#state = { step: 'downloading', version, percent: 0 }
    this.#options.showProgress(0)
    try {
      await updater.downloadUpdate()
    } catch (cause) {
      this.#options.log.warn('an update was not downloaded', cause)
      // The member waits for it.
      return this.#tell(texts.downloadFailed)
    }
    this.#state = { step: 'ready', version }
    this.#options.showProgress(null)
    return this.#offerRestart()
  }

  async #offerRestart(): Promise<void> {
    if (this.#state.step !== 'ready') return
    const answer = await this.#options.ask({
      message: texts.ready(this.#state.version),
      detail: texts.readyDetail,
      buttons: [texts.restart, texts.atQuit],
    })
    if (answer === 0) (await this.#load()).quitAndInstall()
  }

  /** Tells of the download: under way, or ready. */
  #tellState(): Promise<void> {
    const state = this.#state
    if (state.step === 'ready') return this.#offerRestart()
    if (state.step !== 'downloading') return Promise.resolve()
    const { version, percent } = state
    return this.#tell({ message: texts.downloading(version, percent), detail: texts.downloadingDetail })
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
      if (this.#state.step !== 'downloading') return
      this.#state = { ...this.#state, percent: Math.round(percent) }
      this.#options.showProgress(percent / 100)
    })
    // It rejects as well, but an error without a listener would be thrown.
    updater.on('error', (error) => this.#options.log.warn('the updater reports an error', error))
    return updater
  }
}
