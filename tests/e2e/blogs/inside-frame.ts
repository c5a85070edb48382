import axe from 'axe-core'
import type { Frame } from 'playwright'

/** Findings of axe in the frame, which it does not enter from outside. */
export async function faultsIn(frame: Frame): Promise<readonly string[]> {
  await frame.evaluate(axe.source)
  return frame.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document)
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 80)).join(' | ')}`,
    )
  })
}

/** Has the frame note what would come on paper, where it would open the dialog of the system. */
export const notePrints = (frame: Frame) =>
  frame.evaluate(() => {
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const styleOf = (selector: string) => {
      const element = document.querySelector(selector)
      return element && getComputedStyle(element)
    }
    const prints: unknown[] = []
    Object.assign(window, { prints })
    window.print = () => {
      const pictures = [...document.querySelectorAll<HTMLImageElement>('.sheet img')].filter(isSeen)
      const [scroller, column] = [styleOf('.scroller'), styleOf('.column')]
      prints.push({
        head: [...document.querySelectorAll('header')].filter(isSeen).map(({ innerText }) => innerText),
        tools: [...document.querySelectorAll('footer, button')].filter(isSeen).length,
        sheets: pictures.length,
        // Drawn, all of them, and not the colour of an empty canvas.
        pixels: pictures.map(({ naturalWidth, naturalHeight }) => `${naturalWidth}x${naturalHeight}`),
        scrolls: scroller?.overflow,
        colours: [column?.color, getComputedStyle(document.documentElement).backgroundColor],
        unseen: [...document.querySelectorAll('.column > div')].filter(
          (part) => getComputedStyle(part).contentVisibility !== 'visible',
        ).length,
      })
    }
  })

export const printsOf = (frame: Frame) =>
  frame.evaluate(() => (window as unknown as { prints: readonly unknown[] }).prints)

/** Faces that stand in the frame, and how many characters a full line of it holds. */
export const typeset = (frame: Frame) =>
  frame.evaluate(() => {
    const first = document.querySelector('.column p:not(.opening)')?.firstChild
    if (!first) throw new Error('there is no text')
    const range = new Range()
    range.setStart(first, 0)
    const firstLine = first.textContent?.split('').findIndex((_, index) => {
      range.setEnd(first, index + 1)
      return range.getClientRects().length > 1
    })
    return {
      faces: ['Figtree', 'Literata'].filter((face) => document.fonts.check(`16px ${face}`)),
      loaded: [...document.fonts].map(({ family, status }) => `${family} ${status}`),
      text: getComputedStyle(document.querySelector('.column') ?? document.body).fontFamily.split(',')[0],
      firstLine,
      size: getComputedStyle(document.querySelector('.column') ?? document.body).fontSize,
    }
  })
