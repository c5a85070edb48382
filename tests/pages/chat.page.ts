import type { Locator, Page } from 'playwright'

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
  readonly reconnecting: Locator

  constructor(page: Page) {
    this.page = page
    this.button = page.getByRole('button', { name: /^(Abrir|Cerrar) chat/ })
    this.panel = page.getByRole('complementary', { name: 'Chat' })
    this.friends = page.getByRole('complementary', { name: 'Amigos' })
    this.search = this.panel.getByRole('textbox', { name: 'Buscar amigos...' })
    this.input = this.panel.getByRole('textbox', { name: 'Mensaje' })
    this.log = this.panel.getByRole('log')
    this.messages = this.log.getByRole('article')
    this.reconnecting = this.panel.getByText('Reconectando…')
  }

  friend(name: string): Locator {
    return this.panel.getByRole('button', { name })
  }

  message(text: string): Locator {
    return this.messages.filter({ hasText: text })
  }

  /** Opens the conversation with a friend through the list of the panel. */
  async open(name: string): Promise<void> {
    await this.button.click()
    await this.friend(name).click()
    await this.input.waitFor()
  }

  async openFromSidebar(name: string): Promise<void> {
    await this.friends.getByRole('button', { name }).click()
    await this.input.waitFor()
  }

  async close(): Promise<void> {
    await this.panel.getByRole('button', { name: 'Cerrar', exact: true }).click()
    await this.panel.waitFor({ state: 'hidden' })
  }

  async send(text: string): Promise<void> {
    await this.input.fill(text)
    await this.input.press('Enter')
  }

  async retry(text: string): Promise<void> {
    await this.message(text).getByRole('button', { name: 'Reintentar' }).click()
  }
}
