import type { Frame, FrameLocator, Locator, Page } from 'playwright'

/** The frame in which a book lies open, and what stands in its place when it cannot. */
export class ReaderPage {
  readonly page: Page
  readonly frame: FrameLocator
  readonly element: Locator
  readonly number: Locator
  readonly next: Locator
  readonly larger: Locator
  readonly fit: Locator
  readonly search: Locator
  readonly nextMatch: Locator
  readonly bar: Locator
  readonly print: Locator
  /** Drawn pages of a PDF, with the text over them. */
  readonly pages: Locator
  /** The reading column of a text. */
  readonly text: Locator
  readonly links: Locator
  readonly trouble: Locator
  /** What stands over a book: large before reading, one row while it is read. */
  readonly head: Locator

  constructor(page: Page) {
    this.page = page
    this.element = page.getByRole('main').locator('iframe')
    this.frame = page.getByRole('main').frameLocator('iframe')
    this.bar = this.frame.getByRole('contentinfo', { name: 'Herramientas de lectura' })
    this.number = this.bar.getByRole('textbox', { name: 'Página' })
    this.next = this.bar.getByRole('button', { name: 'Página siguiente' })
    this.larger = this.bar.getByRole('button', { name: 'Ampliar' })
    this.fit = this.bar.getByRole('button', { name: 'Ajustar al ancho' })
    this.search = this.bar.getByRole('searchbox', { name: 'Buscar en el texto' })
    this.nextMatch = this.bar.getByRole('button', { name: 'Coincidencia siguiente' })
    this.print = this.bar.getByRole('button', { name: 'Imprimir' })
    this.pages = this.frame.locator('.page[data-loaded]')
    this.text = this.frame.getByRole('document', { name: 'Contenido' })
    this.links = this.frame.locator('.linkAnnotation a')
    this.head = page.getByRole('main').locator('header')
    this.trouble = page.getByRole('main').getByRole('alert')
  }

  /** Letters of a text as large as this. */
  size(name: 'Pequeño' | 'Normal' | 'Grande' | 'Muy grande'): Locator {
    return this.bar.getByRole('radio', { name, exact: true })
  }

  /** A page of a PDF by its number, drawn or not. */
  pageNumber(number: number): Locator {
    return this.frame.getByLabel(`Página ${number}`, { exact: true })
  }

  /** The document in the frame itself. */
  async inside(): Promise<Frame> {
    const handle = await this.element.elementHandle()
    const frame = await handle?.contentFrame()
    if (!frame) throw new Error('there is no reader')
    return frame
  }
}
