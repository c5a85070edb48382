import path from 'node:path'
import type { Locator, Page } from 'playwright'
import { expect } from 'playwright/test'
import { unique } from '#tests/backend/support/members.ts'
import { toastsOn } from '#tests/pages/toast.ts'
import { test as base } from '../../feed/support/test.ts'
import { audit } from './audit.ts'

/** Folder for the pictures; without one the states are only looked through. */
const folder = process.env['COSMIA_GALLERY']

/**
 * Pixels of the window, by the name a picture has. The zoomed one is what a window of 1280×800 holds at 200 %, the low one
 * what one of 1280×1024 does at 400 %.
 */
const WINDOWS = {
  desktop: { width: 1280, height: 800 },
  wide: { width: 1920, height: 1080 },
  small: { width: 900, height: 600 },
  zoomed: { width: 640, height: 400 },
  narrow: { width: 320, height: 640 },
  low: { width: 320, height: 256 },
}

export type WindowName = keyof typeof WINDOWS

/** Goes through the states of the program: each is looked through for faults, and pictured for `npm run gallery`. */
export class Gallery {
  readonly faults: string[] = []
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** @param title room, thing and state, as 'Inicio · Comentarios · abiertos' */
  async show(title: string, ...windows: readonly WindowName[]): Promise<void> {
    for (const name of windows.length > 0 ? windows : (['desktop'] as const)) {
      await this.resize(name)
      await this.#settle()
      // The room that is shown is where the member is, however much came to stand above it.
      await this.#page.evaluate(() => document.activeElement?.scrollIntoView({ block: 'nearest' }))
      if (folder) await this.#page.screenshot({ path: path.join(folder, `${title} · ${name}.png`) })
      this.faults.push(...(await audit(this.#page)).map((fault) => `${title} · ${name}: ${fault}`))
    }
    await this.resize('desktop')
  }

  /** Shows a state as people see it who have the system draw all in few colours of their own. */
  async showForced(title: string, ...windows: readonly WindowName[]): Promise<void> {
    await this.#page.emulateMedia({ forcedColors: 'active' })
    await this.show(`${title} · colores del sistema`, ...windows)
    await this.#page.emulateMedia({ forcedColors: 'none' })
  }

  /** Shows a state in which a toast stands, which must leave free what is worked with. */
  async showToast(title: string, free: readonly Locator[], ...windows: readonly WindowName[]): Promise<void> {
    // Where it stays.
    await this.#page.getByRole('button', { name: 'Cerrar aviso' }).last().focus()
    for (const name of windows) {
      await this.show(title, name)
      await this.resize(name)
      await this.#settle()
      for (const part of free) {
        const isCovered = await this.#isUnderToast(part)
        if (isCovered) this.faults.push(`${title} · ${name}: a toast covers ${String(part)}`)
      }
    }
    await this.resize('desktop')
  }

  /** Returns once the page is drawn for its new size: what is pointed at stays where it is. */
  async resize(name: WindowName): Promise<void> {
    await this.#page.setViewportSize(WINDOWS[name])
    await this.#page.waitForFunction((width) => innerWidth === width, WINDOWS[name].width)
    await this.#page.evaluate(async () => {
      // The page hears of its new size with the next frame, and draws for it.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    })
  }

  async #isUnderToast(part: Locator): Promise<boolean> {
    // In one step: a part that waits to be sent again is drawn anew meanwhile.
    const below = await part.evaluate((element) => {
      element.scrollIntoView({ block: 'nearest' })
      return element.getBoundingClientRect().toJSON() as DOMRect
    })
    const toast = await toastsOn(this.#page).boundingBox()
    if (!toast) throw new Error('there is no toast')
    // What is scrolled stands at whole pixels.
    const isApart = (a: typeof toast, b: typeof toast) => a.x + a.width <= b.x || a.y + a.height <= b.y + 1
    return !isApart(below, toast) && !isApart(toast, below)
  }

  /** How much of the page moves by itself while something is done, as browsers score it. */
  async shiftDuring(act: () => Promise<void>): Promise<number> {
    const watch = await this.#page.evaluateHandle(() => {
      const watch = { score: 0 }
      const add = (entries: PerformanceObserverEntryList) => {
        for (const entry of entries.getEntries() as (PerformanceEntry & { value: number })[])
          watch.score += entry.value
      }
      new PerformanceObserver(add).observe({ type: 'layout-shift' })
      return watch
    })
    await act()
    await this.#settle()
    return watch.evaluate(({ score }) => score)
  }

  /**
   * Waits until fonts and the pictures in view are there, what moves once has moved, and a tenth of a second has changed
   * nothing in the page: React tells nobody that it has nothing more to draw.
   */
  async #settle(): Promise<void> {
    await this.#page.evaluate(async () => {
      const isInView = (picture: HTMLImageElement) => {
        const { top, bottom, left, right } = picture.getBoundingClientRect()
        return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && picture.checkVisibility()
      }
      // What goes along with the scrolling ends with no time.
      const once = ({ timeline, effect }: Animation) =>
        timeline instanceof DocumentTimeline && effect?.getComputedTiming().endTime !== Infinity
      await document.fonts.ready
      await Promise.allSettled(
        document
          .getAnimations()
          .filter(once)
          .map(({ finished }) => finished),
      )
      // Those that do not come are shown as such.
      await Promise.allSettled([...document.images].filter(isInView).map((picture) => picture.decode()))
      await new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, 100)
        const restart = () => {
          clearTimeout(timer)
          timer = setTimeout(resolve, 100)
        }
        new MutationObserver(restart).observe(document, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        })
      })
    })
  }
}

/** As where there is a mouse, which a window without a screen has none of. */
const WITH_MOUSE =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'

interface GalleryFixtures {
  /** Of the window of `app`; faults in what it showed fail the test. */
  readonly gallery: Gallery
  /** As wide as a name can be, and of this test alone: names differ on one server. */
  readonly longName: string
}

export const test = base.extend<GalleryFixtures>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from this pattern
  longName: ({}, use) => use(unique('W'.repeat(31))),

  app: async ({ launchApp, member }, use) => use(await launchApp({ member, args: [WITH_MOUSE] })),

  gallery: async ({ page }, use, testInfo) => {
    // One window goes through dozens of states.
    testInfo.slow()
    const gallery = new Gallery(page)
    await use(gallery)
    expect(gallery.faults).toEqual([])
  },
})
