import { codeFor, newClient, password } from '#tests/backend/support/members.ts'
import { expect, test } from '../fixtures/test.ts'
import { registration, unconfirmedAccount } from '../support/accounts.ts'

test(
  'a taken name is offered others, step 2 outlives a restart, and a mistyped e-mail costs no name',
  { tag: '@again' },
  async ({ app, login, luna, backend }) => {
    // Two starts in one test.
    test.slow()
    const values = registration('tecleo')
    const typed = { ...values, username: luna.name, email: values.email.replace('prueba', 'preuba') }
    await login.fillRegistration(typed)
    await expect(login.username).toHaveAccessibleDescription(/Ese nombre ya está en uso/)
    await expect(login.freeNames).toHaveCount(3)
    await login.createAccount.click()
    await expect(login.username).toBeFocused()
    const name = await login.freeNames.first().innerText()
    await login.freeNames.first().click()
    await expect(login.username).toHaveValue(name)
    await login.createAccount.click()
    await login.typeStep.title.waitFor()

    const again = await app.restart()
    await again.login.typeStep.choose('Buscador Espiritual')
    await expect(again.login.code.root).toContainText(typed.email)
    await again.login.code.correct.click()
    await expect(again.login.email).toBeFocused()
    await expect(again.login.username).toHaveValue(name)
    await expect(again.login.birthYear).toHaveValue(typed.birthYear)
    await expect(again.login.username).not.toHaveAccessibleDescription(/ya está en uso/)
    await again.login.email.fill(values.email)
    await again.login.password.fill(password)
    await again.login.confirmation.fill(password)
    await again.login.createAccount.click()
    await again.login.typeStep.choose('Creador de Contenido')
    await again.login.code.type(await codeFor(backend, values.email))
    await expect(again.dashboard.userMenu).toBeVisible()

    const member = newClient(backend)
    await member.auth.signInWithPassword({ email: values.email, password })
    const { data } = await member.from('profiles').select('username,user_type').single()
    expect(data).toEqual({ username: name, user_type: 'Creador de Contenido' })
  },
)

test(
  'a name that somebody takes meanwhile is not changed in silence',
  { tag: '@again' },
  async ({ login, backend }) => {
    const values = registration('fugaz')
    await login.fillRegistration(values)
    await expect(login.username).toHaveAccessibleDescription('Está libre: puede ser tuyo.')
    await unconfirmedAccount(backend, values)
    await login.page.route('**/rpc/offer_usernames', (route) =>
      route.fulfill({ json: { is_free: true, offers: [] } }),
    )
    await login.email.fill(`otra-${values.email}`)
    await login.createAccount.click()
    await login.typeStep.choose('Explorador Casual')
    await expect(login.code.root.getByRole('alert')).toContainText(
      new RegExp(`te llamas «${values.username}-[0-9a-f]{6}»`),
    )
  },
)

test('a forgotten password is replaced by a code, over a restart, and another time in the settings', async ({
  app,
  login,
  luna,
  backend,
  pageErrors,
}) => {
  // Two starts in one test.
  test.slow()
  pageErrors.allow(/status of (400|403)/)
  await login.email.fill('nadie@prueba.test')
  await login.forgotten.click()
  await expect(login.recovery.email).toHaveValue('nadie@prueba.test')
  await login.recovery.send.click()
  await expect(login.recovery.code).toBeFocused()
  await expect(login.page.getByRole('main')).toContainText('Si hay una cuenta con este email')
  await login.recovery.code.fill('00000000')
  await expect(login.refusal).toHaveText('El código no es válido o ha caducado.')
  await login.page.getByRole('button', { name: 'Usar otro email' }).click()
  await login.recovery.email.fill(luna.email)
  await login.recovery.email.press('Enter')
  await login.recovery.code.waitFor()
  await login.recovery.code.fill(await codeFor(backend, luna.email, 2))
  await expect(login.recovery.password).toBeFocused()

  const { login: again, dashboard: inside, settings } = await app.restart()
  await again.recovery.password.fill('otro-cosmos-2026')
  await again.recovery.repeated.fill('otro-cosmos-2026')
  await again.recovery.repeated.press('Enter')
  await expect(again.toast('¡Contraseña cambiada!')).toBeVisible()
  await expect(inside.userMenu).toBeVisible()
  const former = await luna.client.auth.refreshSession()
  expect(former.error).not.toBeNull()

  await inside.goTo('/dashboard/settings')
  await settings.replacePassword(password, 'tercer-cosmos-2026')
  await expect(settings.passwordDialog).toContainText('Esa no es tu contraseña actual.')
  await settings.passwordDialog.getByLabel('Contraseña actual').fill('otro-cosmos-2026')
  await settings.passwordDialog.getByLabel('Contraseña actual').press('Enter')
  await expect(settings.passwordDialog).toBeHidden()
  await expect(settings.changePassword).toBeFocused()
  await settings.signOutEverywhere()
  await expect(again.toast('Sesión cerrada en todos los equipos')).toBeVisible()
  await again.logIn(luna.email, 'tercer-cosmos-2026')
  await expect(inside.userMenu).toBeVisible()
})
