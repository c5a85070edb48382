import { test } from './support/gallery.ts'

/** Name by the segment of the route; home has a test of its own. */
const SECTIONS = {
  mushittech77: 'MushitTech77',
  optimustime: 'OptimusTime',
  blogsandgifts: 'Blogs and Gifts',
  hocicobites: 'HocicoBites',
  humordidas: 'HuMordidas',
  impulsame: 'Impúlsame',
  quantumlux: 'Quantum Lux',
  lizysfriends: 'Lizy’s Friends',
  agenda: 'Agenda',
  salud: 'Salud',
  amigos: 'Amigos',
  negocios: 'Negocios Amigos',
  lugares: 'Lugares Amigos',
  profile: 'Mi Perfil',
  settings: 'Configuración',
  nada: 'Sin página',
}

test('sections and menus', async ({ app, gallery, dashboard, luna }) => {
  await app.signIn(luna)
  for (const [segment, name] of Object.entries(SECTIONS)) {
    await dashboard.goTo(`/dashboard/${segment}`)
    await dashboard.heading.waitFor()
    await gallery.show(`Secciones · ${name}`)
  }
  await dashboard.goTo('/dashboard/quantumlux')
  await gallery.show('Secciones · Quantum Lux', 'wide', 'small', 'zoomed', 'narrow')
  await dashboard.userMenu.click()
  await gallery.show('Marco · Menú de usuario')
  await app.page.keyboard.press('Escape')
  await dashboard.notifications.click()
  await gallery.show('Marco · Notificaciones')
})
