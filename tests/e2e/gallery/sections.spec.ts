import { expect } from 'playwright/test'
import { test } from './support/gallery.ts'

/** Heading by the segment of the route; the states of home have a test of their own. */
const SECTIONS = {
  mushittech77: 'MushitTech77',
  optimustime: 'OptimusTime',
  blogsandgifts: 'Blogs and Gifts',
  hocicobites: 'HocicoBites',
  humordidas: 'Universo humordidas',
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

test('sections and menus', async ({ app, gallery, dashboard, settings, luna }) => {
  await app.signIn(luna)
  for (const [segment, heading] of Object.entries(SECTIONS)) {
    const shift = await gallery.shiftDuring(async () => {
      await dashboard.goTo(`/dashboard/${segment}`)
      await expect(dashboard.heading).toHaveText(heading)
    })
    expect(shift, heading).toBeLessThanOrEqual(0.02)
    await gallery.show(`Secciones · ${heading}`)
  }
  await dashboard.goTo('/dashboard/quantumlux')
  await expect(dashboard.heading).toHaveText('Quantum Lux')
  await gallery.show('Secciones · Quantum Lux', 'wide', 'small', 'zoomed', 'narrow')
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
  await settings.changePassword.click()
  await gallery.show('Secciones · Configuración · contraseña', 'desktop', 'narrow')
  await app.page.keyboard.press('Escape')
  await dashboard.userMenu.click()
  await gallery.show('Marco · Menú de usuario')
  await app.page.keyboard.press('Escape')
  await dashboard.notifications.click()
  await gallery.show('Marco · Notificaciones')
  await app.page.keyboard.press('Escape')
  await dashboard.main.press('?')
  await dashboard.shortcuts.waitFor()
  await gallery.show('Marco · Atajos', 'desktop', 'narrow')
})
