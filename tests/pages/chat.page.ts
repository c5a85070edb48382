import { expect, type Locator, type Page } from 'playwright/test'
import { Lightbox } from './lightbox.ts'
import { toastOf, toastsOn } from './toast.ts'
import { transferOf, type DroppedFile } from './transfer.ts'

/** The chat: its button in the top bar, the side panel, and the friends beside the feed. */
export class ChatPage {
  readonly page: Page
  readonly button: Locator
  readonly panel: Locator
  readonly friends: Locator
  readonly search: Locator
  readonly addFriend: Locator
  /** From a conversation to the list of friends. */
  readonly back: Locator
  readonly input: Locator
  readonly log: Locator
  readonly attach: Locator
  /** Opens the emoji to choose from. */
  readonly emoji: Locator
  readonly emojiPicker: Locator
  readonly sendButton: Locator
  /** Files attached to the next message. */
  readonly waitingFiles: Locator
  readonly lightbox: Lightbox
  /** Every message of the open conversation, oldest first. */
  readonly messages: Locator
  /** Said above the first message there is. */
  readonly beginning: Locator
  readonly nothingYet: Locator
  readonly reconnecting: Locator
  /** The way down of a log that is scrolled up; says how many came in below and were not read. */
  readonly toNewest: Locator
  /** Above the first message that was not read when the conversation was opened. */
  readonly startOfNew: Locator
  /** The name of the day of what is read, over it while the log is scrolled. */
  readonly dayAbove: Locator
  readonly menu: Locator
  /** Brings back what was deleted a moment ago. */
  readonly undo: Locator
  /** Between page and chat: makes the one wider and the other narrower. */
  readonly edge: Locator

  constructor(page: Page) {
    this.page = page
    this.button = page.getByRole('button', { name: /^(Abrir|Cerrar) chat/ })
    this.panel = page
      .getByRole('complementary', { name: 'Chat' })
      .or(page.getByRole('main', { name: 'Chat' }))
    this.friends = page.getByRole('complementary', { name: 'Amigos' })
    this.back = this.panel.getByRole('button', { name: 'Volver a la lista' })
    this.search = this.panel.getByRole('textbox', { name: 'Buscar amigos...' })
    this.addFriend = this.panel.getByRole('button', { name: 'Añadir Amigo' })
    this.input = this.panel.getByRole('textbox', { name: 'Mensaje' })
    this.attach = this.panel.getByRole('button', { name: 'Adjuntar archivo' })
    this.emoji = this.panel.getByRole('button', { name: 'Elegir emoji' })
    this.emojiPicker = page.getByRole('dialog', { name: 'Elegir emoji' })
    this.sendButton = this.panel.getByRole('button', { name: 'Enviar mensaje' })
    this.waitingFiles = this.panel
      .getByRole('list', { name: 'Archivos que se enviarán' })
      .getByRole('listitem')
    this.lightbox = new Lightbox(page, 'Imágenes de la conversación')
    this.log = this.panel.getByRole('log')
    this.messages = this.log.getByRole('article')
    this.beginning = this.log.getByText('Aquí empieza tu conversación')
    this.nothingYet = this.panel.getByText('Todo en calma')
    this.undo = toastsOn(page).getByRole('button', { name: 'Deshacer' })
    this.toNewest = this.panel.getByRole('button', { name: /^Ir a lo último/ })
    this.startOfNew = this.log.getByText('Nuevos', { exact: true })
    // It is seen only: who hears of a message hears of its day too.
    this.dayAbove = this.panel.locator('[role=log] + [aria-hidden]')
    this.edge = page.getByRole('separator', { name: 'Ancho del chat' })
    this.menu = this.panel.getByRole('menu')
    this.reconnecting = this.panel.getByText('Reconectando…')
  }

  friend(name: string | RegExp): Locator {
    return this.panel.getByRole('button', { name }).and(this.page.locator(':not([aria-haspopup])'))
  }

  /** Chooses something in the menu of a conversation, in the list or at its head. */
  async choose(name: string, item: string): Promise<void> {
    await this.panel.getByRole('button', { name: `Opciones de la conversación con ${name}` }).click()
    await this.page.getByRole('menuitem', { name: item }).click()
  }

  /** Button of the menu of a message, by its first words. */
  optionsOf(text: string): Locator {
    return this.log.getByRole('button', { name: `Opciones del mensaje «${text}` })
  }

  menuItem(name: string): Locator {
    return this.panel.getByRole('menuitem', { name })
  }

  message(text: string): Locator {
    return this.messages.filter({ hasText: text })
  }

  /** Closes the offer to undo a deletion, with which the server hears of it. */
  async keepDeleted(): Promise<void> {
    await toastsOn(this.page)
      .getByRole('status')
      .filter({ has: this.page.getByRole('button', { name: 'Deshacer' }) })
      .getByRole('button', { name: 'Cerrar aviso' })
      .click()
  }

  toast(text: string): Locator {
    return toastOf(this.page, text)
  }

  /** A toast that is no error. */
  notice(text: string): Locator {
    return this.page.getByRole('status').filter({ hasText: text })
  }

  /** How many messages are in sight from their first line to their last. */
  seenWhole(): Promise<number> {
    return this.log.evaluate((log) => {
      const { top, bottom } = log.getBoundingClientRect()
      const places = [...log.querySelectorAll('article')].map((message) => message.getBoundingClientRect())
      return places.filter((place) => place.top >= top && place.bottom <= bottom).length
    })
  }

  /** Scrolls a conversation up by some pixels. @returns how clearly the day of what is read is seen meanwhile, from 0 to 1 */
  dayWhileScrolling(pixels: number): Promise<number> {
    return this.log.evaluate(async (log, top) => {
      log.scrollBy({ top: -top, behavior: 'instant' })
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
      const day = log.nextElementSibling
      return day ? Number(getComputedStyle(day).opacity) : 0
    }, pixels)
  }

  /** Opens the menu of a message. @returns pixels by which it lies over that message, 0 where it is beside it */
  async openMenu(text: string): Promise<number> {
    await this.optionsOf(text).scrollIntoViewIfNeeded()
    // Before: behind a menu nothing has a role.
    const message = await this.message(text).boundingBox()
    await this.optionsOf(text).click()
    const menu = await this.menu.boundingBox()
    if (!message || !menu) throw new Error('one of the two is not on the screen')
    const shared = (from: 'x' | 'y', size: 'width' | 'height') =>
      Math.min(message[from] + message[size], menu[from] + menu[size]) - Math.max(message[from], menu[from])
    return Math.max(0, Math.min(shared('x', 'width'), shared('y', 'height')))
  }

  /** Opens the conversation with a friend through the list of the panel, up to its messages. */
  async open(name: string): Promise<void> {
    await this.button.click()
    await this.friend(name).click()
    await this.#opened()
  }

  async openFromSidebar(name: string): Promise<void> {
    await this.friends.getByRole('button', { name }).click()
    await this.#opened()
  }

  async #opened(): Promise<void> {
    await this.input.waitFor()
    await this.messages.last().or(this.beginning).or(this.nothingYet).first().waitFor()
  }

  async close(): Promise<void> {
    await this.panel.getByRole('button', { name: 'Cerrar', exact: true }).click()
    await this.panel.waitFor({ state: 'hidden' })
  }

  async send(text: string): Promise<void> {
    await this.input.fill(text)
    await this.input.press('Enter')
  }

  /** Drops files on the conversation. */
  async drop(...files: readonly DroppedFile[]): Promise<void> {
    const dataTransfer = await transferOf(this.page, files)
    await this.input.dispatchEvent('drop', { dataTransfer })
  }

  async paste(...files: readonly DroppedFile[]): Promise<void> {
    const data = await transferOf(this.page, files)
    await this.input.evaluate(
      (field, clipboardData) =>
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })),
      data,
    )
  }

  /** Scrolls up to a message while the page before it is on its way, until that is in. @returns tells the pixels it has moved since */
  async shiftWhileOlderLoad(text: string): Promise<() => Promise<number>> {
    const older = await this.#holdOlder()
    await this.#scrollUpTo(text)
    const before = await this.#top(text)
    const height = await this.log.evaluate((log) => log.scrollHeight)
    older.release()
    await expect.poll(() => this.log.evaluate((log) => log.scrollHeight)).toBeGreaterThan(height)
    return async () => Math.abs((await this.#top(text)) - before)
  }

  /** Makes another message come in below one. @returns tells the pixels that this has moved since */
  async shiftWhile(text: string, act: () => Promise<void>): Promise<() => Promise<number>> {
    const before = await this.#top(text)
    await act()
    await expect(this.toNewest).toHaveAccessibleName(/sin leer$/)
    return async () => Math.abs((await this.#top(text)) - before)
  }

  /** Scrolls on from what is in sight to a later message. */
  async scrollDownTo(text: string): Promise<void> {
    await expect(async () => {
      await this.log.evaluate((log) => log.scrollBy({ top: 0.3 * log.clientHeight, behavior: 'instant' }))
      await expect(this.message(text)).toBeInViewport({ timeout: 100 })
    }).toPass({ intervals: [50] })
  }

  async #scrollUpTo(text: string): Promise<void> {
    await expect(async () => {
      // At once: during the glide of a key the place of a message tells nothing.
      await this.log.evaluate((log) => log.scrollBy({ top: -0.8 * log.clientHeight, behavior: 'instant' }))
      await expect(this.message(text)).toBeInViewport({ timeout: 100 })
    }).toPass({ intervals: [50] })
  }

  async #holdOlder(): Promise<{ release(): void }> {
    const { promise, resolve: release } = Promise.withResolvers<void>()
    await this.page.route('**/rpc/get_conversation', async (route) => {
      await promise
      await route.fallback()
    })
    return { release }
  }

  #top(text: string): Promise<number> {
    return this.message(text).evaluate((element) => element.getBoundingClientRect().y)
  }

  /** Reads the whole conversation from its end upwards. @returns what every message says, oldest first */
  async readBack(): Promise<readonly string[]> {
    const read = new Map<string, string>()
    await expect(async () => {
      const { rows, isRead } = await this.log.evaluate(readUpwards)
      for (const { place, text } of rows) read.set(place, text)
      expect(isRead).toBe(true)
      await expect(this.beginning).toBeInViewport({ timeout: 50 })
    }).toPass({ intervals: [20] })
    return [...read].toSorted(([one], [other]) => Number(other) - Number(one)).map(([, text]) => text)
  }

  /** Scrolls up, page after page, until there is nothing older. */
  async scrollToBeginning(): Promise<void> {
    await expect(async () => {
      await this.log.evaluate((log) => log.scrollTo({ top: -log.scrollHeight }))
      await expect(this.beginning).toBeInViewport({ timeout: 500 })
    }).toPass()
  }
}

/** What is in the page of a log, which is scrolled up where that reaches to the upper edge; `isRead` at the first message. */
function readUpwards(log: Element) {
  const drawn = [...log.querySelectorAll<HTMLElement>('[data-index]')]
  const rows = drawn.map((row) => ({
    place: row.dataset['index'] ?? '',
    text: row.querySelector<HTMLElement>('article [dir]')?.innerText ?? '',
  }))
  const edge = log.getBoundingClientRect().top
  const beginning = drawn[0]?.parentElement?.getBoundingClientRect().top ?? edge
  const highest = Math.max(edge, beginning) + 1
  const isDrawn = drawn.some((row) => {
    const { top, bottom } = row.getBoundingClientRect()
    return top <= highest && highest <= bottom
  })
  if (isDrawn) log.scrollBy({ top: -0.8 * log.clientHeight, behavior: 'instant' })
  return { rows, isRead: isDrawn && beginning >= edge }
}
