import { test } from './support/gallery.ts'

test('login and register', async ({ gallery, login, dashboard, pageErrors }) => {
  pageErrors.allow(/status of 400/, /./)
  await login.loginTitle.waitFor()
  await gallery.show('Entrada · Login', 'desktop', 'wide', 'zoomed', 'narrow')
  await login.signIn.click()
  await gallery.show('Entrada · Login · sin datos')
  await login.logIn('nadie@cosmia.test', 'una-contraseña')
  await login.page.getByRole('alert').first().waitFor()
  await gallery.show('Entrada · Login · rechazado', 'desktop', 'narrow')
  await login.toRegister.click()
  await gallery.show('Entrada · Registro', 'desktop', 'narrow')
  await login.createAccount.click()
  await gallery.show('Entrada · Registro · con errores', 'desktop', 'narrow')
  await dashboard.goTo('/nada')
  await dashboard.nowhere.waitFor()
  await gallery.show('Entrada · Sin página')
})
