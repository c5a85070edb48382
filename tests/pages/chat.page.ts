import { expect, type Locator, type Page } from 'playwright/test'

/** The chat: its button in the top bar, the side panel, and the friends beside the feed. */
export class ChatPage {
  readonly page: Page
  readonly button: Locator
  readonly panel: Locator
  readonly friends: Locator
  readonly search: Locator
  readonly input: Locator
  readonly log: Locator
  /** Every message of the open conversation, oldest first. */
  readonly messages: Locator
  /** Said above the first message there is. */
  readonly beginning: Locator
  readonly nothingYet: Locator
  readonly reconnecting: Locator
  /** Offered when something came in below what is being read. */
  readonly toNewest: Locator

  constructor(page: Page) {
    this.page = page
    this.button = page.getByRole('button', { name: /^(Abrir|Cerrar) chat/ })
    this.panel = page.getByRole('complementary', { name: 'Chat' })
    this.friends = page.getByRole('complementary', { name: 'Amigos' })
    this.search = this.panel.getByRole('textbox', { name: 'Buscar amigos...' })
    this.input = this.panel.getByRole('textbox', { name: 'Mensaje' })
    this.log = this.panel.getByRole('log')
    this.messages = this.log.getByRole('article')
    this.beginning = this.log.getByText('Aquí empieza tu conversación')
    this.nothingYet = this.panel.getByText('Todo en calma')
    this.toNewest = this.panel.getByRole('button', { name: 'Mensajes nuevos' })
    this.reconnecting = this.panel.getByText('Reconectando…')
  }

  friend(name: string | RegExp): Locator {
    return this.panel.getByRole('button', { name })
  }

  message(text: string): Locator {
    return this.messages.filter({ hasText: text })
  }

  toast(text: string): Locator {
    return this.page.getByRole('alert').filter({ hasText: text })
  }

  /** A toast that is no error. */
  notice(text: string): Locator {
    return this.page.getByRole('status').filter({ hasText: text })
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

  /** Scrolls to a message near the top of what is loaded. @returns pixels it moves while the page before comes in */
  async shiftWhileOlderLoad(text: string): Promise<number> {
    const loaded = await this.messages.count()
    const before = await this.message(text).evaluate((element) => {
      element.scrollIntoView({ block: 'center' })
      return element.getBoundingClientRect().y
    })
    await this.messages.nth(loaded).waitFor()
    return Math.abs((await this.#top(text)) - before)
  }

  /** Pixels that a message moves while something makes another one come in. */
  async shiftWhile(text: string, act: () => Promise<void>, incoming: string): Promise<number> {
    const before = await this.#top(text)
    await act()
    await this.message(incoming).waitFor({ state: 'attached' })
    return Math.abs((await this.#top(text)) - before)
  }

  #top(text: string): Promise<number> {
    return this.message(text).evaluate((element) => element.getBoundingClientRect().y)
  }

  /** Scrolls up, page after page, until there is nothing older. */
  async scrollToBeginning(): Promise<void> {
    await expect(async () => {
      await this.log.evaluate((log) => log.scrollTo({ top: -log.scrollHeight }))
      await expect(this.beginning).toBeVisible({ timeout: 500 })
    }).toPass()
  }
}
