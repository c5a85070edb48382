import { password } from '#tests/backend/support/members.ts'
import { totpOf, wrongTotpOf } from '#tests/backend/support/totp.ts'
import { asLuna } from '../fixtures/test.ts'
import { test } from './support/gallery.ts'

test.use(asLuna)

test('second step', async ({ gallery, dashboard, settings, login, luna, pageErrors }) => {
  pageErrors.allow(/status of (400|422)/)
  const { secondStep } = settings
  await dashboard.goTo('/dashboard/settings')
  await secondStep.open.focus()
  await gallery.show('Segundo paso · Configuración', 'desktop', 'narrow')
  await secondStep.open.click()
  await secondStep.name.waitFor()
  await gallery.show('Segundo paso · nombre', 'desktop', 'narrow')
  await secondStep.begin.click()
  await secondStep.picture.waitFor()
  await gallery.show('Segundo paso · código QR', 'desktop', 'wide', 'small', 'narrow')
  const secret = await secondStep.secret()
  await secondStep.code.fill(wrongTotpOf(secret))
  await secondStep.failure.waitFor()
  await gallery.show('Segundo paso · código QR · rechazado', 'desktop', 'narrow')
  await secondStep.code.fill(totpOf(secret))
  await secondStep.add.waitFor()
  await gallery.show('Segundo paso · dispositivos', 'desktop', 'narrow')
  await secondStep.root.getByRole('button', { name: /^Quitar «/ }).click()
  await secondStep.password.waitFor()
  await gallery.show('Segundo paso · quitar', 'desktop', 'narrow')
  await secondStep.root.getByRole('button', { name: 'Cancelar' }).click()
  await secondStep.close.click()
  await settings.changePassword.click()
  await settings.passwordDialog.getByLabel('Código de 6 dígitos').waitFor()
  await gallery.show('Segundo paso · contraseña', 'desktop', 'narrow')
  await settings.passwordDialog.getByRole('button', { name: 'Cancelar' }).click()
  await dashboard.signOut()
  await login.logIn(luna.email, password)
  await login.secondStep.code.waitFor()
  await gallery.show('Segundo paso · entrada', 'desktop', 'wide', 'small', 'narrow')
  await login.secondStep.code.fill(wrongTotpOf(secret))
  await login.refusal.waitFor()
  await gallery.show('Segundo paso · entrada · rechazado', 'desktop', 'narrow')
})
