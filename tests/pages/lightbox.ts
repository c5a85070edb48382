import type { Locator, Page } from 'playwright'

/** Pictures shown large. */
export class Lightbox {
  readonly root: Locator
  /** The picture, or the reason why there is none. */
  readonly current: Locator
  readonly shown: Locator
  /** Not before the picture is there. */
  readonly zoomIn: Locator
  readonly zoomOut: Locator
  readonly save: Locator

  /** @param name what the pictures are together */
  constructor(page: Page, name: string) {
    this.root = page.getByRole('dialog', { name })
    this.current = this.root.locator('[aria-roledescription="Imagen"]:not([inert])')
    this.shown = this.current.locator('img')
    this.zoomIn = this.root.getByRole('button', { name: 'Acercar' })
    this.zoomOut = this.root.getByRole('button', { name: 'Alejar' })
    this.save = this.root.getByRole('button', { name: 'Guardar imagen' })
  }

  /** Pixels from the buttons down to the picture; negative where they lie over it. */
  async roomBetween(): Promise<number> {
    const [picture, button] = [await this.shown.boundingBox(), await this.save.boundingBox()]
    return picture && button ? picture.y - (button.y + button.height) : Number.NaN
  }
}
