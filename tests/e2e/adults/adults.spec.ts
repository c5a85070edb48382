import { writePosts } from '../feed/support/content.ts'
import { expect, test } from '../fixtures/test.ts'

const GATE = '**/rest/v1/profiles?select=birth_year*'
const RESTRICTED =
  'Debes ser mayor de 18 años para acceder a esta sección. Por favor, actualiza tu año de nacimiento en tu perfil.'

// spec: 2.adults.gate, 2.adults.chooser, 4.adults.views, 5.adults.age, 5.adults.dialog, 5.adults.links, 8.adults.check
test('the gate answers before anything is asked for; who is adult by then chooses a panel', async ({
  app,
  page,
  dashboard,
  adults,
  profile,
  pageErrors,
  nova,
  sol,
}) => {
  pageErrors.allow(/status of 500|No se pudo cargar la información/)
  await writePosts(sol, ['Buenas noches'])
  await writePosts(sol, ['Función de esta noche'], 'lizysfriends')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('category=eq.lizysfriends')) asked.push(request.url())
  })
  await app.signIn(nova)
  await page.route(GATE, (route) => route.fulfill({ status: 500 }))
  await dashboard.openSection('Lizy’s Friends')
  await expect(dashboard.main.getByRole('alert')).toContainText(
    'No se pudo cargar la información de verificación.',
  )
  await expect(adults.choice).toBeHidden()
  await page.unroute(GATE)
  await adults.retry.click()
  await expect(adults.restricted).toContainText(RESTRICTED)
  await page.keyboard.press('Escape')
  await expect(dashboard.heading).toHaveText('Inicio Cósmico')
  await dashboard.goTo('/dashboard/lizysfriends?panel=espectador')
  await adults.leave('Volver al inicio').click()
  await expect(dashboard.heading).toHaveText('Inicio Cósmico')
  await dashboard.goTo('/dashboard/lizysfriends?panel=espectador')
  await adults.leave('Ir a mi perfil').click()
  await expect(profile.name).toHaveText(nova.name)
  expect(asked).toEqual([])

  await nova.client
    .from('profiles')
    .update({ birth_year: new Date().getFullYear() - 18 })
    .eq('id', nova.id)
    .throwOnError()
  // Who has not come through it yet finds nothing of it at home.
  await dashboard.openSection('Inicio')
  await expect(adults.post('Buenas noches')).toBeVisible()
  await expect(adults.post('Función de esta noche')).toHaveCount(0)
  await dashboard.openSection('Lizy’s Friends')
  await expect(adults.choice).toBeVisible()
  await adults.artist.click()
  await expect(adults.panel('Panel de artista')).toBeFocused()
  await expect(adults.actions).toHaveCount(4)
  await adults.actions.last().click()
  await expect(adults.toast('Próximamente')).toBeVisible()
  await adults.back.click()
  await expect(adults.choice).toBeFocused()
  await expect(adults.toast('Próximamente')).toHaveCount(0)
  await adults.spectator.press('Enter')
  await expect(adults.panel('Panel de espectador')).toBeFocused()
  await expect(adults.post('Función de esta noche')).toBeVisible()
  await adults.back.press('Enter')
  await expect(adults.choice).toBeFocused()
  await page.goBack()
  await expect(adults.panel('Panel de espectador')).toBeFocused()
  await dashboard.openSection('Agenda')
  await dashboard.openSection('Lizy’s Friends')
  await expect(adults.choice).toBeVisible()
  await dashboard.openSection('Inicio')
  await expect(adults.post('Función de esta noche')).toBeVisible()
})
