import { codeFor, newClient, password, type Member } from '#tests/backend/support/members.ts'
import { totpOf, wrongTotpOf } from '#tests/backend/support/totp.ts'
import { expect, test } from '../fixtures/test.ts'

/** Gives a member a second step. @returns its secret */
async function addFactor({ client }: Member): Promise<string> {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Móvil' })
  if (error) throw error
  const { secret } = data.totp
  const verified = await client.auth.mfa.challengeAndVerify({ factorId: data.id, code: totpOf(secret) })
  if (verified.error) throw verified.error
  return secret
}

test('a second step is set up, asked for after the password and over a restart, and taken away', async ({
  app,
  login,
  dashboard,
  settings,
  luna,
  pageErrors,
}) => {
  // Two starts in one test.
  test.slow()
  pageErrors.allow(/status of (400|422)/)
  const { secondStep } = settings
  await app.signIn(luna)
  await dashboard.goTo('/dashboard/settings')
  await secondStep.open.click()
  await expect(secondStep.name).toBeFocused()
  await secondStep.name.fill('Móvil de luna')
  await secondStep.begin.click()
  await expect(secondStep.picture).toBeVisible()
  await expect(secondStep.code).toBeFocused()
  const secret = await secondStep.secret()
  await secondStep.code.fill(wrongTotpOf(secret))
  await expect(secondStep.failure).toContainText('Ese código no es válido')
  await secondStep.code.fill(totpOf(secret))
  await expect(login.toast('¡Verificación en dos pasos activada!')).toBeVisible()
  await expect(secondStep.devices).toHaveText([/^Móvil de luna/])
  await secondStep.close.click()
  await expect(login.page.getByText('Está activada, con 1 dispositivo.')).toBeVisible()
  // The session of before, which began with a code of a mail alone.
  expect((await luna.client.auth.refreshSession()).error).not.toBeNull()

  await dashboard.signOut()
  await login.logIn(luna.email, password)
  await expect(login.secondStep.code).toBeFocused()
  await expect(dashboard.userMenu).toBeHidden()
  await login.secondStep.otherAccount.click()
  await expect(login.loginTitle).toBeVisible()
  await login.logIn(luna.email, password)
  await login.secondStep.title.waitFor()

  const { login: again, dashboard: inside, settings: later } = await app.restart()
  await expect(again.secondStep.code).toBeFocused()
  await again.secondStep.code.fill('12')
  await again.secondStep.enter.click()
  await expect(again.refusal).toHaveText('El código tiene 6 dígitos.')
  await again.secondStep.code.fill(wrongTotpOf(secret))
  await expect(again.refusal).toContainText('Ese código no es válido')
  await again.secondStep.code.fill(totpOf(secret))
  await expect(again.toast('¡Bienvenido de vuelta!')).toBeVisible()
  await expect(inside.userMenu).toBeVisible()

  // Another device, and away with it: this session began with it last, so it is asked for the first one's code.
  const { secondStep: steps } = later
  const remove = async (name: string) => {
    await inside.goTo('/dashboard/settings')
    await steps.open.click()
    await steps.root.getByRole('button', { name: `Quitar «${name}»` }).click()
  }
  await inside.goTo('/dashboard/settings')
  await steps.open.click()
  await steps.add.click()
  await expect(steps.name).toHaveValue('Mi teléfono 2')
  await steps.name.fill('Móvil de luna')
  await steps.begin.click()
  await expect(steps.root).toContainText('Ya hay un dispositivo con ese nombre.')
  await steps.name.fill('Tableta')
  await steps.begin.click()
  await steps.code.fill(totpOf(await steps.secret()))
  await expect(again.toast('¡Dispositivo añadido!')).toBeVisible()
  await expect(steps.devices).toHaveCount(2)
  await steps.close.click()
  await remove('Tableta')
  await steps.password.fill('adivinada-2026')
  await steps.remove.click()
  await expect(steps.root).toContainText('Esa no es tu contraseña.')
  await steps.password.fill(password)
  await steps.remove.click()
  await again.secondStep.code.fill(totpOf(secret))
  await expect(inside.userMenu).toBeVisible()

  await remove('Móvil de luna')
  await steps.password.fill(password)
  await steps.remove.click()
  await expect(again.toast('Dispositivo quitado')).toBeVisible()
  await expect(again.page.getByText('Está desactivada.')).toBeVisible()
  await inside.signOut()
  await again.logIn(luna.email, password)
  await expect(inside.userMenu).toBeVisible()
})

test('who has forgotten the password shows the second step before choosing another', async ({
  login,
  dashboard,
  luna,
  backend,
  pageErrors,
}) => {
  pageErrors.allow(/status of 422/)
  const secret = await addFactor(luna)
  await login.email.fill(luna.email)
  await login.forgotten.click()
  await login.recovery.send.click()
  await login.recovery.code.waitFor()
  await login.recovery.code.fill(await codeFor(backend, luna.email, 3))
  await expect(login.secondStep.code).toBeFocused()
  await login.secondStep.code.fill(wrongTotpOf(secret))
  await expect(login.refusal).toContainText('Ese código no es válido')
  await login.secondStep.code.fill(totpOf(secret))
  await expect(login.recovery.password).toBeFocused()
  await login.recovery.password.fill('otro-cosmos-2026')
  await login.recovery.repeated.fill('otro-cosmos-2026')
  await login.recovery.repeated.press('Enter')
  await expect(dashboard.userMenu).toBeVisible()
  const { error } = await newClient(backend).auth.signInWithPassword({
    email: luna.email,
    password: 'otro-cosmos-2026',
  })
  expect(error).toBeNull()
})

test('password and account go with the password and the code alone', async ({
  login,
  dashboard,
  settings,
  luna,
  pageErrors,
}) => {
  pageErrors.allow(/status of (400|403|422)/)
  const secret = await addFactor(luna)
  await login.logIn(luna.email, password)
  await login.secondStep.code.fill(totpOf(secret))
  await expect(dashboard.userMenu).toBeVisible()
  await dashboard.goTo('/dashboard/settings')
  await settings.replacePassword(password, 'otro-cosmos-2026')
  await expect(settings.passwordDialog).toContainText('Ese código no es válido')
  const code = settings.passwordDialog.getByLabel('Código de 6 dígitos')
  await expect(code).toBeFocused()
  await code.fill(totpOf(secret))
  await code.press('Enter')
  await expect(login.toast('¡Contraseña cambiada!')).toBeVisible()
  await expect(settings.passwordDialog).toBeHidden()

  const { deletion } = settings
  await deletion.open.click()
  await deletion.word.fill('ELIMINAR')
  await deletion.password.fill('otro-cosmos-2026')
  const last = deletion.root.getByLabel('Código de 6 dígitos')
  await last.fill(wrongTotpOf(secret))
  await deletion.confirm.click()
  await expect(deletion.root).toContainText('Ese código no es válido')
  await last.fill(totpOf(secret))
  await deletion.confirm.click()
  await expect(login.toast('Tu cuenta ya no existe')).toBeVisible()
  await expect(login.loginTitle).toBeVisible()
})
