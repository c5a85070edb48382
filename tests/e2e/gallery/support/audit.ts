import axe from 'axe-core'
import type { Page } from 'playwright'

/** Faults of a page, one line each: those that axe sees, and what is cut off sideways. */
export async function audit(page: Page): Promise<readonly string[]> {
  return [...(await axeFaults(page)), ...(await cutOff(page))]
}

async function axeFaults(page: Page): Promise<readonly string[]> {
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(axe.source)
  const violations = await page.evaluate(async () => {
    // axe takes colours as they were given for those that the system puts in their place.
    const areColoursGiven = !matchMedia('(forced-colors: active)').matches
    // A page that is still on its way brings its title along.
    const isOnItsWay = document.querySelector('main > div > [role=status]:only-child') !== null
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
      rules: {
        'color-contrast': { enabled: areColoursGiven },
        'page-has-heading-one': { enabled: !isOnItsWay },
      },
    })
    return violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(' ')) }))
  })
  return violations.flatMap(({ id, targets }) => targets.map((target) => `axe ${id}: ${target}`))
}

/** Elements that reach beyond what holds them, where nothing lets a member scroll there or says with dots that more follows. */
function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isMeant = (box: Element) => {
      const { overflowX, textOverflow } = getComputedStyle(box)
      // Pictures to leaf through lie side by side.
      const isCarousel = box.querySelector(':scope > [aria-roledescription]') !== null
      return (
        isCarousel ||
        textOverflow === 'ellipsis' ||
        (overflowX === 'auto' && box.matches('[role=group] *, [role=group]'))
      )
    }
    const boxes = [
      ...document.querySelectorAll('html, body, main, aside, header, article, form, li, [role=dialog] *'),
    ]
    return boxes
      .filter((box) => box.clientWidth > 0 && box.scrollWidth > box.clientWidth + 1 && !isMeant(box))
      .map((box) => `wider than its place: ${box.tagName.toLowerCase()} "${box.textContent.slice(0, 40)}"`)
  })
}
