import type { Locator, Page } from 'playwright'
import { toastOf } from './toast.ts'

/** Requests and friendships: the page 'Amigos', and what is seen of them elsewhere. */
export class FriendsPage {
  readonly page: Page
  /** Members who wait for the member's answer. */
  readonly received: Locator
  /** Those of them whom the member has put away. */
  readonly setAside: Locator
  /** Members whose answer the member waits for. */
  readonly sent: Locator
  readonly list: Locator
  readonly noneReceived: Locator
  readonly noFriends: Locator
  readonly soon: Locator
  /** Above the friends beside home. */
  readonly besideHome: Locator
  readonly question: Locator

  constructor(page: Page) {
    this.page = page
    const main = page.getByRole('main')
    this.received = main.getByRole('list', { name: 'Solicitudes de amistad' })
    this.setAside = main.getByRole('list', { name: 'Apartadas' })
    this.sent = main.getByRole('list', { name: 'Solicitudes enviadas' })
    this.list = main.getByRole('list', { name: 'Tus amigos' })
    this.noneReceived = main.getByText('Nadie espera tu respuesta.')
    this.noFriends = main.getByRole('heading', { name: 'Tu órbita espera compañía' })
    this.soon = main.getByText('Próximamente')
    this.besideHome = page
      .getByRole('complementary', { name: 'Amigos' })
      .getByRole('list', { name: 'Solicitudes de amistad' })
    this.question = page.getByRole('dialog')
  }

  friend(name: string): Locator {
    return this.list.getByRole('listitem').filter({ hasText: name })
  }

  accept(name: string): Locator {
    return this.page.getByRole('button', { name: `Aceptar la solicitud de ${name}` })
  }

  reject(name: string): Locator {
    return this.page.getByRole('button', { name: `Rechazar la solicitud de ${name}` })
  }

  later(name: string): Locator {
    return this.page.getByRole('button', { name: `Dejar para después la solicitud de ${name}` })
  }

  /** The card at a name. */
  card(name: string): Locator {
    return this.page.getByRole('dialog', { name: `Tarjeta de ${name}` })
  }

  withdraw(name: string): Locator {
    return this.sent.getByRole('button', { name: `Retirar la solicitud a ${name}` })
  }

  /** Chooses what ends a friendship, from the menu that a button opens; it asks then. */
  async startEnding(button: Locator): Promise<void> {
    await button.press('Enter')
    await this.page.getByRole('menuitem', { name: 'Dejar de ser amigos' }).press('Enter')
    await this.question.waitFor()
  }

  async answer(answer: string): Promise<void> {
    await this.question.getByRole('button', { name: answer }).click()
    await this.question.waitFor({ state: 'hidden' })
  }

  toast(text: string): Locator {
    return toastOf(this.page, text)
  }
}
