import { codeFor } from '#tests/backend/support/members.ts'
import { expect } from '../fixtures/test.ts'
import { holdFile } from '../support/hold-file.ts'
import { test } from './support/gallery.ts'

test('login and register', async ({ app, gallery, login, dashboard, confirmLink, luna, pageErrors }) => {
  pageErrors.allow(/status of 400/, /./)
  await login.loginTitle.waitFor()
  await gallery.show('Entrada · Login', 'desktop', 'wide', 'zoomed', 'narrow')
  await gallery.showForced('Entrada · Login')
  await login.signIn.click()
  await gallery.show('Entrada · Login · sin datos')
  await login.logIn('nadie@cosmia.test', 'una-contraseña')
  await login.page.getByRole('alert').first().waitFor()
  const worked = [login.email, login.password, login.refusal, login.signIn, login.toRegister]
  await gallery.showToast('Entrada · Login · rechazado', worked, 'desktop', 'small', 'narrow')
  await login.toRegister.click()
  await gallery.show('Entrada · Registro', 'desktop', 'wide', 'small', 'narrow')
  for (const name of ['desktop', 'narrow'] as const) {
    await gallery.resize(name)
    // What is wrong is said where there was room for it.
    expect(await gallery.shiftDuring(() => login.createAccount.click())).toBe(0)
  }
  await gallery.show('Entrada · Registro · con errores', 'desktop', 'narrow')
  await login.toLogin.click()
  const values = { username: 'galeria', email: 'galeria@prueba.test', password: 'cosmos-2026' }
  await login.fillRegistration({ ...values, birthYear: '1990', confirmation: values.password })
  await login.username.fill(luna.name)
  await login.freeNames.first().waitFor()
  await gallery.show('Entrada · Registro · nombre en uso', 'desktop', 'narrow')
  await login.username.fill(values.username)
  await login.createAccount.click()
  await login.typeStep.title.waitFor()
  await gallery.show('Entrada · Tipo de perfil', 'desktop', 'narrow')
  await gallery.showToast('Entrada · Tipo de perfil · aviso', [login.typeStep.save], 'zoomed', 'narrow')
  await login.typeStep.pick('Creador de Contenido')
  await gallery.show('Entrada · Tipo de perfil · elegido', 'desktop', 'wide', 'narrow')
  await login.typeStep.choose('Buscador Espiritual')
  await login.code.input.waitFor()
  await gallery.show('Entrada · Código', 'desktop', 'narrow')
  const { input, resend, later } = login.code
  // A window that knows of no mail need not wait for the next.
  await app.page.reload()
  await resend.click()
  await login.toast('Código reenviado').waitFor()
  await gallery.showToast('Entrada · Código · reenviado', [input, resend, later], 'small', 'narrow')
  await later.click()
  await dashboard.goTo('/auth/confirm?code=gastado')
  await confirmLink.failed.waitFor()
  await gallery.show('Entrada · Enlace del correo', 'desktop', 'narrow')
  await dashboard.goTo('/nada')
  await dashboard.nowhere.waitFor()
  await gallery.show('Entrada · Sin página', 'desktop', 'narrow')
  await dashboard.goTo('/login')
  const fail = await holdFile(app.electronApp, 'later')
  await app.page.reload()
  await login.forgotten.click()
  await fail()
  await dashboard.broken.waitFor()
  await gallery.show('Entrada · Rota', 'desktop', 'small', 'narrow')
})

test('a forgotten password', async ({ gallery, login, luna, backend, pageErrors }) => {
  pageErrors.allow(/status of 403/)
  await login.email.fill(luna.email)
  await login.forgotten.click()
  await gallery.show('Entrada · Contraseña olvidada', 'desktop', 'narrow')
  await login.recovery.send.click()
  await login.recovery.code.fill('00000000')
  await login.refusal.waitFor()
  await gallery.show('Entrada · Contraseña olvidada · código erróneo', 'desktop', 'zoomed', 'narrow')
  await login.recovery.code.fill(await codeFor(backend, luna.email, 2))
  await login.recovery.password.fill('corta')
  await login.recovery.save.click()
  await gallery.show('Entrada · Contraseña nueva · con errores', 'desktop', 'narrow')
})
