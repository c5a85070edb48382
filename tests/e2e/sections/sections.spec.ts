import type { ElectronApplication } from 'playwright'
import { toastOf } from '#tests/pages/toast.ts'
import type { DashboardPage } from '#tests/pages/dashboard.page.ts'
import type { SectionPage } from '#tests/pages/section.page.ts'
import { asLuna, expect, test } from '../fixtures/test.ts'

const testAsLuna = test.extend(asLuna)

/** Has what would be opened in the system's browser noted instead. @returns what was since it was asked last */
async function noteOpened(app: ElectronApplication): Promise<() => Promise<unknown>> {
  await app.evaluate(({ shell }) => {
    const opened: string[] = []
    Object.assign(globalThis, { opened })
    shell.openExternal = async (url) => void opened.push(url)
  })
  return () => app.evaluate(() => (Reflect.get(globalThis, 'opened') as string[]).splice(0))
}

/** Pixels from the top of the page to where the drawing of a section ends: what there is begins below it. */
async function heroOf({ main }: DashboardPage, { drawing }: SectionPage): Promise<number> {
  const [page, hero] = [await main.boundingBox(), await drawing.boundingBox()]
  return page && hero ? hero.y + hero.height - page.y : NaN
}

// spec: 2.hosting.cards, 2.hosting.buttons, 2.marketing.cards, 2.marketing.stats, 2.marketing.steps, 2.marketing.buttons, 9.stats
testAsLuna(
  'the showcases lead to the sites that are configured, by mouse and by key',
  async ({ app, page, dashboard, section }) => {
    const opened = await noteOpened(app.electronApp)
    const showcases = [
      ['MushitTech77', 'https://mushittech77.example/', 'Ver los planes', 'Buscar mi dominio'],
      ['OptimusTime', 'https://optimustime.example/', 'Cuéntanos tu proyecto', 'Ver casos de éxito'],
    ] as const
    for (const [name, address, first, second] of showcases) {
      await dashboard.openSection(name)
      await expect(section.cards).toHaveCount(4)
      expect(await heroOf(dashboard, section)).toBeLessThanOrEqual(300)
      await section.way(first).click()
      await expect.poll(opened).toEqual([address])
      await page.keyboard.press('Tab')
      await expect(section.way(second)).toBeFocused()
      await page.keyboard.press('Enter')
      await expect.poll(opened).toEqual([address])
    }
    await expect(section.figures).toHaveText(['500+', '1,200+', '300%', '8+'])
    await expect(section.steps).toHaveCount(4)
    await expect(dashboard.heading).toHaveText('OptimusTime')
  },
)

// spec: 2.jobs.offers, 2.jobs.exchanges, 2.jobs.soon, 2.soon.pages
testAsLuna(
  'a tab is found again on the way back, in a window loaded anew and after a restart; what is not there yet says so',
  async ({ app, page, dashboard, section, luna }) => {
    await dashboard.openSection('HocicoBites')
    // However large the scene is, what it is about is in sight.
    await expect(section.panel.getByRole('list')).toBeInViewport({ ratio: 1 })
    await section.tab('Biblioteca').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(section.panel).toContainText('Alguien con quien correr')
    await section.tab('Patrocinadores').click()
    await expect(section.panel).toContainText('Quienes llenan el plato')
    await page.goBack()
    await expect(section.panel).toContainText('Alguien con quien correr')
    await page.goForward()
    await expect(section.panel).toContainText('Quienes llenan el plato')
    await page.goBack()
    await page.reload()
    await expect(section.panel).toContainText('Alguien con quien correr')

    await dashboard.openSection('Impúlsame')
    await expect(section.offers).toHaveCount(2)
    const acts = section.offers.getByRole('button')
    await expect(acts).toHaveText(['Comentar', 'Postularme', 'Comentar', 'Postularme'])
    // However long what is offered, those of one kind stand level.
    const heights = await Promise.all((await acts.all()).map(async (act) => (await act.boundingBox())?.y))
    expect(heights.slice(0, 2)).toEqual(heights.slice(2))
    for (const act of [section.publish, ...(await acts.all())]) {
      await act.press('Enter')
      await expect(toastOf(page, 'Esta función aún está en órbita.')).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(toastOf(page, 'Próximamente')).toHaveCount(0)
    }
    await section.tab('Intercambios justos').click()
    await expect(section.panel).toContainText('Próximamente')

    const { dashboard: later, section: kept } = await app.restart()
    await app.signIn(luna)
    await later.openSection('Impúlsame')
    await expect(kept.tab('Intercambios justos')).toHaveAttribute('aria-selected', 'true')
    await later.openSection('HocicoBites')
    await expect(kept.panel).toContainText('Alguien con quien correr')
    for (const name of ['Agenda', 'Salud', 'Amigos', 'Negocios Amigos', 'Lugares Amigos']) {
      await later.openSection(name)
      await expect(later.heading).toHaveText(name)
      await expect(kept.soon).toBeVisible()
      // Over friends stands the member's own constellation.
      if (name !== 'Amigos') await expect(kept.drawing).toBeVisible()
    }
  },
)
