import { expect } from 'playwright/test'
import { befriend, password, type Member } from '#tests/backend/support/members.ts'
import type { DesktopApp } from '../fixtures/desktop-app.ts'
import { newPatientMember } from '../fixtures/members.ts'
import { holdFile } from '../support/hold-file.ts'
import { memberSavesAs } from '../support/member-chooses.ts'
import { Desktop } from '../bridge/support/tray.ts'
import { type Gallery, test as base } from './support/gallery.ts'

/** Heading by the segment of the route; the states of home have a test of their own. */
const SECTIONS = {
  mushittech77: 'MushitTech77',
  optimustime: 'OptimusTime',
  blogsandgifts: 'Blogs and Gifts',
  hocicobites: 'HocicoBites',
  humordidas: 'Universo HuMordidas',
  impulsame: 'Impúlsame',
  quantumlux: 'Quantum Lux',
  lizysfriends: 'Lizy’s Friends',
  agenda: 'Agenda',
  salud: 'Salud',
  amigos: 'Amigos',
  negocios: 'Negocios Amigos',
  lugares: 'Lugares Amigos',
  settings: 'Configuración',
  nada: 'Aquí solo hay espacio vacío',
  home: 'Inicio Cósmico',
}

/** The dialogs that take a member's data along and delete their account: as they open, at work and failed. */
async function showLeaving(gallery: Gallery, app: DesktopApp): Promise<void> {
  const { page, pages } = app
  const { download, deletion } = pages.settings
  const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const
  for (const [index, name] of ['export_my_data', 'delete_account'].entries())
    await page.route(`**/rpc/${name}`, async (route) => {
      await answers[index]?.promise
      await route.abort()
    })
  const room = 'Secciones · Configuración ·'

  await memberSavesAs(app, 'datos.json')
  await download.open.click()
  await expect(download.choose).toBeFocused()
  await gallery.show(`${room} descargar mis datos`, 'desktop', 'narrow', 'zoomed')
  await download.choose.click()
  await download.stop.waitFor()
  await gallery.show(`${room} descargar mis datos · en marcha`, 'desktop', 'narrow')
  answers[0].resolve()
  await download.failure.waitFor()
  await gallery.show(`${room} descargar mis datos · fallo`, 'desktop', 'narrow')
  await page.keyboard.press('Escape')

  await deletion.open.click()
  await deletion.root.waitFor()
  await gallery.show(`${room} eliminar mi cuenta`, 'desktop', 'narrow', 'zoomed')
  await deletion.confirm.click()
  await gallery.show(`${room} eliminar mi cuenta · sin rellenar`, 'desktop')
  await deletion.word.fill('ELIMINAR')
  await deletion.password.fill(password)
  await deletion.confirm.click()
  await deletion.progress.waitFor()
  await expect(deletion.root).toContainText('Borrando tu cuenta')
  await gallery.show(`${room} eliminar mi cuenta · en marcha`, 'desktop', 'narrow')
  answers[1].resolve()
  await deletion.failure.waitFor()
  await gallery.show(`${room} eliminar mi cuenta · fallo`, 'desktop', 'narrow', 'zoomed')
  await page.keyboard.press('Escape')
}

/** A page that is still on its way to the window, and then never gets there. */
async function showArriving(gallery: Gallery, app: DesktopApp, member: Member): Promise<void> {
  const { page, pages } = app
  const { dashboard } = pages
  // Before home, which may look ahead.
  const fail = await holdFile(app.electronApp, 'later')
  await app.signIn(member)
  await dashboard.goTo('/dashboard/settings')
  await dashboard.main.getByRole('status').waitFor()
  await gallery.show('Secciones · en camino', 'desktop', 'narrow')
  await fail()
  await dashboard.broken.waitFor()
  await gallery.show('Secciones · rota', 'desktop', 'small', 'zoomed', 'narrow')
  await page.reload()
  await dashboard.sections.waitFor()
  // What still moves of home is none of the section that is measured next.
  await gallery.resize('desktop')
}

/** As it is installed on a desktop with a tray, where there is most to choose. */
const test = base.extend({
  app: async ({ launchApp }, use, testInfo) =>
    use(await launchApp({ env: new Desktop(testInfo.outputPath('desktop')).env })),
})

test('sections and menus', async ({ app, gallery, dashboard, settings, pageErrors, luna }) => {
  pageErrors.allow(/ERR_FAILED|ERR_HTTP2|could not be (saved|deleted|drawn)|dynamically imported/)
  await showArriving(gallery, app, luna)
  for (const [segment, heading] of Object.entries(SECTIONS)) {
    const shift = await gallery.shiftDuring(async () => {
      await dashboard.goTo(`/dashboard/${segment}`)
      await expect(dashboard.heading).toHaveText(heading)
    })
    expect(shift, heading).toBeLessThanOrEqual(0.02)
    await gallery.show(`Secciones · ${heading}`, 'desktop', 'narrow')
    await gallery.resize('desktop')
  }
  await dashboard.goTo('/dashboard/quantumlux')
  await expect(dashboard.heading).toHaveText('Quantum Lux')
  await gallery.show('Secciones · Quantum Lux', 'wide', 'small', 'zoomed')
  await gallery.showForced('Secciones · Quantum Lux')
  await gallery.resize('narrow')
  await dashboard.openSections.click()
  await dashboard.sections.waitFor()
  await gallery.show('Marco · Secciones', 'narrow')
  await gallery.resize('narrow')
  await app.page.keyboard.press('Escape')
  await dashboard.sections.waitFor({ state: 'hidden' })
  await gallery.resize('desktop')
  await dashboard.goTo('/dashboard/settings')
  await settings.spelling.focus()
  await gallery.show('Secciones · Configuración · en este equipo', 'desktop', 'narrow', 'zoomed')
  await settings.addLanguage.click()
  await gallery.show('Secciones · Configuración · idiomas', 'desktop', 'narrow')
  await app.page.keyboard.press('Escape')
  await settings.graphics.click()
  await settings.restart.waitFor()
  await settings.exportDiagnostics.focus()
  await gallery.show('Secciones · Configuración · falta reiniciar', 'desktop', 'wide', 'narrow')
  await settings.graphics.click()
  await settings.changePassword.click()
  await gallery.show('Secciones · Configuración · contraseña', 'desktop', 'narrow')
  await app.page.keyboard.press('Escape')
  await showLeaving(gallery, app)
  await dashboard.userMenu.click()
  await gallery.show('Marco · Menú de usuario', 'desktop', 'narrow')
  await app.page.keyboard.press('Escape')
  await dashboard.notifications.click()
  await gallery.show('Marco · Notificaciones', 'desktop', 'narrow')
  await app.page.keyboard.press('Escape')
  await dashboard.beQuiet('Hasta mañana')
  await dashboard.notifications.click()
  await gallery.show('Marco · Notificaciones · No molestar', 'desktop', 'narrow', 'zoomed')
  await app.page.keyboard.press('Escape')
  await dashboard.beQuiet('Desactivado')
  await dashboard.main.press('?')
  await dashboard.shortcuts.waitFor()
  await gallery.show('Marco · Atajos', 'desktop', 'narrow')
})

/** The tabs of a section, one after the other, each with its own scene. */
async function showTabs(gallery: Gallery, { pages: { section } }: DesktopApp, title: string): Promise<void> {
  for (const tab of await section.tabs.all()) {
    await gallery.resize('desktop')
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await gallery.show(`Secciones · ${title} · ${await tab.innerText()}`, 'desktop', 'narrow')
  }
}

test('showcases, pet area, jobs and pages to come', async ({ app, gallery, dashboard, section, luna }) => {
  await app.signIn(luna)
  for (const name of ['MushitTech77', 'OptimusTime', 'HocicoBites', 'Impúlsame']) {
    await dashboard.openSection(name)
    await expect(dashboard.heading).toHaveText(name)
    await gallery.show(`Secciones · ${name}`, 'wide', 'zoomed')
    await showTabs(gallery, app, name)
  }
  await gallery.showForced('Secciones · Impúlsame')
  await dashboard.openSection('OptimusTime')
  // The gallery keeps in sight what has the focus.
  await expect(dashboard.heading).toBeFocused()
  await dashboard.main.focus()
  await section.steps.last().scrollIntoViewIfNeeded()
  await gallery.show('Secciones · OptimusTime · más abajo', 'desktop')
  for (const name of ['Agenda', 'Salud', 'Amigos', 'Negocios Amigos', 'Lugares Amigos']) {
    await dashboard.openSection(name)
    await expect(dashboard.heading).toHaveText(name)
    await gallery.show(`Secciones · ${name}`, 'wide')
  }
  await gallery.show('Secciones · Lugares Amigos', 'zoomed')
  await gallery.showForced('Secciones · Lugares Amigos')
  await dashboard.openSection('Agenda')
  await gallery.show('Secciones · Agenda', 'small', 'zoomed')
  await gallery.showForced('Secciones · Agenda')
})

/** What friends of luna tell of themselves: where they live, and what they do. */
const PEOPLE = [
  ['sofía', 'Bogotá', 'Fotógrafa de bodas y conciertos'],
  ['mateo', 'bogota', 'Panadero'],
  ['paco', 'San Miguel de Allende, Guanajuato', 'Carpintería y restauración de muebles antiguos'],
  ['leo', 'W'.repeat(40), 'W'.repeat(60)],
  ['irene', 'Lima', null],
  ['valeria', 'Ciudad de México', 'Arquitecta de interiores'],
  ['tomás', 'Montevideo', 'Profesor de guitarra y piano'],
] as const

test('sections to come with friends who tell of themselves, and a pet of one’s own', async ({
  app,
  gallery,
  dashboard,
  section,
  backend,
  longName,
  luna,
}) => {
  for (const [index, [name, city, work]] of PEOPLE.entries()) {
    const member = await newPatientMember(backend, name)
    const username = index === 0 ? { username: longName } : {}
    await member.client
      .from('profiles')
      .update({ city, professional_background: work, ...username })
      .eq('id', member.id)
      .throwOnError()
    await befriend(member, luna)
  }
  await luna.client.from('pet_profiles').insert({ name: 'Canela', owner_id: luna.id }).throwOnError()
  await app.signIn(luna)
  await dashboard.openSection('Negocios Amigos')
  await expect(section.trades).toHaveCount(6)
  await gallery.show('Secciones · Negocios Amigos · oficios', 'desktop', 'wide', 'small', 'zoomed', 'narrow')
  await gallery.showForced('Secciones · Negocios Amigos · oficios')
  await dashboard.openSection('Lugares Amigos')
  await expect(section.cities).toHaveCount(6)
  await dashboard.main.focus()
  await section.cities.last().scrollIntoViewIfNeeded()
  await gallery.show('Secciones · Lugares Amigos · ciudades', 'desktop', 'wide', 'small', 'zoomed', 'narrow')
  await gallery.showForced('Secciones · Lugares Amigos · ciudades')
  await dashboard.openSection('HocicoBites')
  await section.pet.waitFor()
  await gallery.show('Secciones · HocicoBites · con mascota', 'desktop', 'wide', 'narrow')
  await gallery.showForced('Secciones · HocicoBites · con mascota')
  await dashboard.openSection('Salud')
  await section.breathe.focus()
  await gallery.show('Secciones · Salud · en reposo', 'desktop', 'narrow', 'zoomed')
  await section.breathe.click()
  await expect(section.breath).toContainText('Inhala')
  await gallery.show('Secciones · Salud · inhala', 'desktop', 'narrow')
})
