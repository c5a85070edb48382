import type { Member } from '#tests/backend/support/members.ts'
import { UnwatchedApp, type Memory } from '../renderer/unwatched-app.ts'
import type { World } from '../renderer/world.ts'

/** Milliseconds after which a message that is not shown is taken for lost. */
const PATIENCE = 20_000
/** Milliseconds after which what was freed has gone back to the system. */
const SETTLING = 8_000

/** What a hand does, which no browser's own events are needed for: the page cannot tell. */
const HANDS = `
  window.pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
  window.until = async (what, found) => {
    for (const end = Date.now() + ${PATIENCE}; Date.now() < end; await pause(25)) if (found()) return
    throw new Error('in vain: ' + what)
  }
  window.shownTimes = (text) =>
    [...document.querySelectorAll('[role="log"] article')].filter((row) => row.textContent.includes(text)).length
  window.lastPicture = () => [...document.querySelectorAll('[role="log"] article')].at(-1)?.querySelector('img')
  window.drop = (file) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(file)
    box().dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  }
  window.paint = () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 400 })
    const brush = canvas.getContext('2d')
    for (let stripe = 0; stripe < 64; stripe++) {
      brush.fillStyle = 'hsl(' + Math.random() * 360 + ' 70% 50%)'
      brush.fillRect(stripe * 10, 0, 10, 400)
    }
    return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
  }
  window.press = () =>
    box().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  window.box = () => document.querySelector('textarea[aria-label="Mensaje"]')
  window.type = (text) => {
    const field = box()
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value').set.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
`

/** A window that nobody looks into, with a conversation open beside the feed. */
export class ChattingApp {
  readonly #app: UnwatchedApp

  private constructor(app: UnwatchedApp) {
    this.#app = app
  }

  /** Signs the member in, and starts their window anew with the conversation. */
  static async start(openApp: World['openApp'], member: Member, friend: Member): Promise<ChattingApp> {
    const signedIn = await openApp(member.name)
    await signedIn.signIn(member)
    await signedIn.close()
    const app = await UnwatchedApp.start(signedIn.commandLine)
    await app.run(HANDS)
    await app.run(`until('the feed', () => document.querySelector('main article'))`)
    await app.run(`location.hash = '#/dashboard/home?chat=${friend.id}'`)
    await app.run(`until('the conversation', box)`)
    return new ChattingApp(app)
  }

  async send(text: string): Promise<void> {
    await this.#app.run(`type(${JSON.stringify(text)})`)
    await this.#app.run(`press()`)
  }

  /** @param name without its ending */
  async sendFile(name: string, kind: 'picture' | 'text'): Promise<void> {
    const file =
      kind === 'picture'
        ? `new File([await paint()], '${name}.png', { type: 'image/png' })`
        : `new File(['Una nota larga. '.repeat(4000)], '${name}.txt', { type: 'text/plain' })`
    await this.#app.run(`(async () => {
      drop(${file})
      await until('the file', () => document.querySelector('ul[aria-label="Archivos que se enviarán"] li'))
      press()
    })()`)
  }

  /** @throws Error when the last message is no picture, or it does not show */
  async untilPictureShows(): Promise<void> {
    await this.#app.run(`until('the picture', () => lastPicture()?.naturalWidth > 0)`)
  }

  /** @throws Error when it is not shown, or not once */
  async untilShownOnce(text: string): Promise<void> {
    const quoted = JSON.stringify(text)
    await this.#app.run(`until(${quoted}, () => shownTimes(${quoted}) === 1)`)
  }

  /** Down to what is loaded and back. */
  async scrollFeed(): Promise<void> {
    await this.#app.run(`(async () => {
      const main = document.querySelector('main')
      for (let step = 0; step < 10; step++, await pause(50)) main.scrollBy({ top: 800 })
      main.scrollTo({ top: 0 })
    })()`)
  }

  async memory(): Promise<Memory> {
    await this.#app.run(`pause(${SETTLING})`)
    return this.#app.memory()
  }

  close(): Promise<void> {
    return this.#app.close()
  }
}
