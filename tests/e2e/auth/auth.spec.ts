import { codeFor, mailsTo, newClient, password, patientFetch } from '#tests/backend/support/members.ts'
import { writePosts } from '../feed/support/content.ts'
import { expect, test } from '../fixtures/test.ts'
import { keptOnDisk } from '../support/kept.ts'
import { registration } from '../support/accounts.ts'

const REFUSED = /status of (400|403|422|429)/

// spec: 2.login.step-2, 3.user-types, 4.register.to-step-2, 5.register.type, 7.auth.sign-up, 7.profile.set-type, 8.success.registered, 8.success.account, 8.success.completed
test('a member registers, chooses a type, types the code and is in', async ({
  login,
  page,
  dashboard,
  backend,
  pageErrors,
}) => {
  pageErrors.allow(REFUSED)
  const values = registration('alta')
  await login.fillRegistration(values)
  await login.createAccount.click()

  await expect(login.typeStep.title).toBeVisible()
  await expect(login.typeStep.created).toBeVisible()
  await expect(login.toast('¡Registro exitoso!')).toContainText(
    'Por favor, revisa tu email para confirmar tu cuenta.',
  )
  await expect(login.typeStep.types).toHaveCount(4)
  await login.typeStep.save.click()
  await expect(page.getByText('Elige un tipo de perfil para continuar.')).toBeVisible()
  await login.typeStep.choose('Buscador Espiritual')
  await expect(login.toast('¡Perfil completado!')).toContainText('Ya puedes iniciar sesión.')

  await expect(login.code.root).toContainText(values.email)
  await login.code.type('1234567')
  await login.code.input.press('Enter')
  await expect(login.code.root.getByRole('alert')).toHaveText('El código tiene 8 dígitos.')
  await login.code.type(await codeFor(backend, values.email))
  await expect(dashboard.userMenu).toBeVisible()
  await expect(dashboard.heading).toBeFocused()

  // Their window has requests of its own at the same time.
  const member = newClient(backend, backend.publishableKey, patientFetch)
  await member.auth.signInWithPassword({ email: values.email, password })
  const { data } = await member.from('profiles').select('username,birth_year,user_type').single()
  expect(data).toEqual({ username: values.username, birth_year: 1990, user_type: 'Buscador Espiritual' })
})

// spec: 2.login.switch-mode, 8.auth.sign-in, 8.auth.sign-up
test('what was typed stays with a wrong password, when the mode is switched, and for an e-mail that has an account', async ({
  login,
  page,
  pageErrors,
  luna,
}) => {
  pageErrors.allow(REFUSED)
  await login.logIn(luna.email, 'equivocada')
  await expect(login.toast('Error al iniciar sesión')).toContainText('Email o contraseña incorrectos.')
  // The card does not repeat it: it says what to do, where it is done.
  await expect(login.refusal).toHaveText('Revisa el email y escríbela de nuevo.')
  await expect(login.password).toBeFocused()
  await expect(login.email).toHaveValue(luna.email)
  await expect(login.password).toHaveValue('equivocada')
  await page.keyboard.type('o')
  await expect(login.password).toHaveValue('o')
  await expect(login.refusal).toBeHidden()

  const values = registration('cambio')
  await login.fillRegistration(values)
  await login.toLogin.click()
  await expect(login.email).toHaveValue(values.email)
  await login.toRegister.click()
  await expect(login.username).toHaveValue(values.username)
  await expect(login.birthYear).toHaveValue('1990')
  await expect(login.confirmation).toHaveValue(password)

  await login.email.fill(luna.email)
  await login.createAccount.click()
  await expect(login.toast('Sign up Failed')).toContainText('Ya existe una cuenta con este email.')
  await expect(login.email).toHaveAccessibleDescription('Inicia sesión con él o usa otro.')
  await expect(login.email).toBeFocused()
  await expect(login.username).toHaveValue(values.username)
  await login.toLogin.click()
  await expect(login.toasts).toBeHidden()
})

// spec: 2.login.returns, 8.auth.not-confirmed
test('after the profile type the screen is login again, with the e-mail kept, and asks for the code, which can be sent again', async ({
  login,
  dashboard,
  backend,
  pageErrors,
}) => {
  pageErrors.allow(REFUSED)
  const values = registration('vuelta')
  const { email } = values
  await login.fillRegistration(values)
  await login.createAccount.click()
  await login.typeStep.choose('Explorador Casual')
  await expect(login.code.resend).toBeDisabled()
  await expect(login.code.resend).toHaveText(/^Reenviar código \(\d\d s\)$/)
  await login.code.later.click()
  await expect(login.loginTitle).toBeVisible()
  await expect(login.email).toHaveValue(email)

  // A window that knows of no mail; in this one the next has to wait for a minute.
  await login.page.reload()
  await login.logIn(email, password)
  await expect(login.toast('Email no confirmado')).toBeVisible()
  await login.code.type('00000000')
  await expect(login.code.root.getByRole('alert')).toHaveText('El código no es válido o ha caducado.')
  await login.code.resend.click()
  await expect(login.toast('Código reenviado')).toBeVisible()
  expect(await mailsTo(backend, email, 2)).toHaveLength(2)
  await login.code.type(await codeFor(backend, email, 2))
  await expect(dashboard.userMenu).toBeVisible()
})

test('a link of the auth server that signs nobody in says what is so, and leads to login', async ({
  app,
  login,
  dashboard,
  confirmLink,
  pageErrors,
}) => {
  pageErrors.allow(/status of (400|404)/)
  const open = (query: string) =>
    app.electronApp.evaluate(({ app: main }, link) => {
      main.emit('second-instance', {}, ['cosmia', link], '', {})
    }, `cosmia://auth/confirm${query}`)
  await open('#access_token=a.b.c&type=signup')
  await expect(confirmLink.failed).toBeVisible()
  await confirmLink.toLogin()
  await expect(login.loginTitle).toBeVisible()
  await open('?code=de-otro-equipo')
  await expect(confirmLink.elsewhere).toBeVisible()
  await open('?message=Confirmation+link+accepted')
  await expect(confirmLink.halfway).toBeVisible()

  // What was asked for here has its secret, so the server can tell that this code is nobody's.
  await dashboard.goTo('/login')
  await login.fillRegistration(registration('enlace'))
  await login.createAccount.click()
  await login.typeStep.title.waitFor()
  await open('?code=gastado')
  await expect(confirmLink.failed).toBeVisible()
})

// spec: 7.auth.sign-in, 7.auth.sign-out, 8.success.welcome
test('the session survives a restart, which begins with what is new, and a sign-out does not come back', async ({
  app,
  login,
  luna,
  sol,
}) => {
  // Three starts in one test.
  test.slow()
  await writePosts(sol, ['Antes de irte'])
  await login.logIn(luna.email, password)
  await expect(login.toast('¡Bienvenido de vuelta!')).toBeVisible()
  await expect.poll(() => keptOnDisk(app.page)).toContain('Antes de irte')
  await app.close()
  await writePosts(sol, ['Mientras no estabas'])
  const { dashboard, home } = await app.restart()
  await expect(dashboard.userMenu).toBeVisible()
  await expect(home.posts.first()).toContainText('Mientras no estabas')
  await expect(home.showNew).toHaveCount(0)
  const afterwards = await dashboard.signOut()
  await expect(afterwards.loginTitle).toBeVisible()
  const later = await app.restart()
  await expect(later.login.loginTitle).toBeVisible()
})

test.describe('where no server answers', () => {
  // Below the ports that the system gives out: nobody is there by chance.
  test.use({ connection: { url: 'http://127.0.0.1:2', publishableKey: 'sb_publishable_nobody' } })

  test('that is told, without a false refusal', async ({ login, pageErrors }) => {
    pageErrors.allow(/ERR_CONNECTION_REFUSED/)
    await login.logIn('ana@prueba.test', password)
    await expect(login.toast('Error al iniciar sesión')).toContainText('No se pudo conectar con el servidor.')
    await expect(login.offline).toBeVisible()
    await expect(login.password).toHaveValue(password)
  })
})
