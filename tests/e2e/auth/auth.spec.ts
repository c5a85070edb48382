import type { TestBackend } from '#tests/backend/start-backend.ts'
import { codeFor, mailsTo, newClient, password } from '#tests/backend/support/members.ts'
import type { DesktopApp } from '../fixtures/desktop-app.ts'
import { expect, test } from '../fixtures/test.ts'

const REFUSED = /status of (400|403|422|429)/

/** A registration that passes; each test brings a name of its own, since all share one backend. */
const registration = (username: string) => ({
  username,
  birthYear: '1990',
  email: `${username}@prueba.test`,
  password,
  confirmation: password,
})

/** An account whose e-mail nobody has confirmed yet. */
async function unconfirmedAccount(backend: TestBackend, username: string): Promise<string> {
  const email = `${username}@prueba.test`
  const options = { data: { username, birth_year: 1990 } }
  const { error } = await newClient(backend).auth.signUp({ email, password, options })
  if (error) throw error
  return email
}

test('an empty registration names every field that is missing and starts with the first', async ({
  login,
}) => {
  await login.toRegister.click()
  await login.createAccount.click()
  await expect(login.page.getByText('Elige un nombre de usuario.')).toBeVisible()
  await expect(
    login.page.getByText('Por favor, introduce un año de nacimiento válido (4 dígitos).'),
  ).toBeVisible()
  await expect(login.page.getByText('Escribe tu email.')).toBeVisible()
  await expect(login.page.getByText('Escribe tu contraseña.')).toBeVisible()
  await expect(login.username).toBeFocused()
})

test('a birth year without four digits and passwords that differ are refused', async ({ login }) => {
  await login.fillRegistration({ ...registration('cifras'), birthYear: '90', confirmation: 'otra' })
  await login.createAccount.click()
  await expect(
    login.page.getByText('Por favor, introduce un año de nacimiento válido (4 dígitos).'),
  ).toBeVisible()
  await expect(login.page.getByText('Las contraseñas no coinciden')).toBeVisible()
  await expect(login.birthYear).toBeFocused()
})

test('a new password needs 8 characters, which is said before and after it is too short', async ({
  login,
}) => {
  await login.toRegister.click()
  await expect(login.password).toHaveAccessibleDescription('Al menos 8 caracteres.')
  await login.toLogin.click()
  await expect(login.password).not.toHaveAccessibleDescription('Al menos 8 caracteres.')
  await login.fillRegistration({ ...registration('corta'), password: 'cosmos7', confirmation: 'cosmos7' })
  await login.createAccount.click()
  await expect(login.password).toHaveAccessibleDescription(
    'Alárgala un poco: necesita al menos 8 caracteres.',
  )
  await expect(login.password).toBeFocused()
})

test('what the server says against a password is told as Sign up Failed', async ({
  login,
  page,
  pageErrors,
}) => {
  pageErrors.allow(REFUSED)
  // As of a server that asks for more than the app does.
  const weak = { code: 422, error_code: 'weak_password', msg: 'Password should be at least 12 characters.' }
  await page.route('**/auth/v1/signup*', (route) => route.fulfill({ status: 422, json: weak }))
  await login.fillRegistration(registration('exigente'))
  await login.createAccount.click()
  await expect(login.toast('Sign up Failed')).toContainText('Password should be at least 12 characters.')
  await expect(login.password).toHaveValue(password)
})

test('an e-mail that waits for its code since an earlier sign-up is led to that code', async ({
  login,
  page,
  dashboard,
  backend,
}) => {
  const email = await unconfirmedAccount(backend, 'antes')
  // As a hosted project answers a second sign-up: with the first account, whatever was sent.
  const first = {
    id: crypto.randomUUID(),
    aud: 'authenticated',
    email,
    identities: [{ id: 'antes', provider: 'email' }],
    user_metadata: { username: 'antes', signup_hash: '0'.repeat(64) },
  }
  await page.route('**/auth/v1/signup*', (route) => route.fulfill({ json: first }))
  await login.fillRegistration({ ...registration('despues'), email })
  await login.createAccount.click()
  await expect(login.toast('Email no confirmado')).toContainText('tu contraseña es la de aquel registro')
  await expect(login.typeStep.title).toBeHidden()
  await login.code.type(await codeFor(backend, email))
  await expect(dashboard.userMenu).toBeVisible()
})

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
  await login.code.type('12345')
  await login.code.input.press('Enter')
  await expect(login.code.root.getByRole('alert')).toHaveText('El código tiene 6 dígitos.')
  await login.code.type(await codeFor(backend, values.email))
  await expect(dashboard.userMenu).toBeVisible()

  const member = newClient(backend)
  await member.auth.signInWithPassword({ email: values.email, password })
  const { data } = await member.from('profiles').select('username,birth_year,user_type').single()
  expect(data).toEqual({ username: 'alta', birth_year: 1990, user_type: 'Buscador Espiritual' })
})

test('a taken name is offered others, step 2 outlives a restart, and a mistyped e-mail costs no name', async ({
  app,
  login,
  luna,
  backend,
}) => {
  // Two starts in one test.
  test.slow()
  const typed = { ...registration('tecleo'), username: luna.name, email: 'tecleo@preuba.test' }
  await login.fillRegistration(typed)
  await expect(login.username).toHaveAccessibleDescription(/Ese nombre ya está en uso/)
  await login.createAccount.click()
  await expect(login.username).toBeFocused()
  await expect(login.freeNames).toHaveCount(3)
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
  await again.login.email.fill('tecleo@prueba.test')
  await again.login.password.fill(password)
  await again.login.confirmation.fill(password)
  await again.login.createAccount.click()
  await again.login.typeStep.choose('Creador de Contenido')
  await again.login.code.type(await codeFor(backend, 'tecleo@prueba.test'))
  await expect(again.dashboard.userMenu).toBeVisible()

  const member = newClient(backend)
  await member.auth.signInWithPassword({ email: 'tecleo@prueba.test', password })
  const { data } = await member.from('profiles').select('username,user_type').single()
  expect(data).toEqual({ username: name, user_type: 'Creador de Contenido' })
})

test('a name that somebody takes meanwhile is not changed in silence', async ({ login, backend }) => {
  await login.fillRegistration(registration('fugaz'))
  await expect(login.username).toHaveAccessibleDescription('Está libre: puede ser tuyo.')
  await unconfirmedAccount(backend, 'fugaz')
  await login.page.route('**/rpc/offer_usernames', (route) =>
    route.fulfill({ json: { is_free: true, offers: [] } }),
  )
  await login.email.fill('otra-fugaz@prueba.test')
  await login.createAccount.click()
  await login.typeStep.choose('Explorador Casual')
  await expect(login.code.root.getByRole('alert')).toContainText(/te llamas «fugaz-[0-9a-f]{6}»/)
})

test('a forgotten password is replaced by a code, over a restart, and signs other devices out', async ({
  app,
  login,
  luna,
  backend,
  pageErrors,
}) => {
  // Two starts in one test.
  test.slow()
  pageErrors.allow(REFUSED)
  await login.email.fill('nadie@prueba.test')
  await login.forgotten.click()
  await expect(login.recovery.email).toHaveValue('nadie@prueba.test')
  await login.recovery.send.click()
  await expect(login.recovery.code).toBeFocused()
  await expect(login.page.getByRole('main')).toContainText('Si hay una cuenta con este email')
  await login.recovery.code.fill('000000')
  await expect(login.refusal).toHaveText('El código no es válido o ha caducado.')
  await login.page.getByRole('button', { name: 'Usar otro email' }).click()
  await login.recovery.email.fill(luna.email)
  await login.recovery.email.press('Enter')
  await login.recovery.code.waitFor()
  await login.recovery.code.fill(await codeFor(backend, luna.email))
  await expect(login.recovery.password).toBeFocused()

  const { login: again, dashboard: inside } = await app.restart()
  await again.recovery.password.fill('otro-cosmos-2026')
  await again.recovery.repeated.fill('otro-cosmos-2026')
  await again.recovery.repeated.press('Enter')
  await expect(again.toast('¡Contraseña cambiada!')).toBeVisible()
  await expect(inside.userMenu).toBeVisible()
  const former = await luna.client.auth.refreshSession()
  expect(former.error).not.toBeNull()
})

test('after the profile type the screen is login again, with the e-mail kept', async ({ login }) => {
  await login.fillRegistration(registration('vuelta'))
  await login.createAccount.click()
  await login.typeStep.choose('Explorador Casual')
  await login.code.later.click()
  await expect(login.loginTitle).toBeVisible()
  await expect(login.email).toHaveValue('vuelta@prueba.test')
})

test('a wrong password is refused and what was typed stays', async ({ login, pageErrors, luna }) => {
  pageErrors.allow(REFUSED)
  await login.logIn(luna.email, 'equivocada')
  await expect(login.refusal).toHaveText('Error al iniciar sesiónEmail o contraseña incorrectos.')
  await expect(login.toasts).toHaveText('Error al iniciar sesiónEmail o contraseña incorrectos.')
  await expect(login.toasts).toBeHidden({ timeout: 10_000 })
  await expect(login.refusal).toBeVisible()
  await expect(login.email).toHaveValue(luna.email)
  await expect(login.password).toHaveValue('equivocada')
})

test('an unconfirmed e-mail asks for its code, which can be sent again', async ({
  login,
  dashboard,
  backend,
  pageErrors,
}) => {
  pageErrors.allow(REFUSED)
  const email = await unconfirmedAccount(backend, 'pendiente')
  await login.logIn(email, password)
  await expect(login.toast('Email no confirmado')).toBeVisible()
  await login.code.type('000000')
  await expect(login.code.root.getByRole('alert')).toHaveText('El código no es válido o ha caducado.')
  await login.code.resend.click()
  await expect(login.toast('Código reenviado')).toBeVisible()
  expect(await mailsTo(backend, email)).toHaveLength(2)
  await login.code.type(await codeFor(backend, email))
  await expect(dashboard.userMenu).toBeVisible()
})

/** Opens the link of the newest mail as a browser does, which hands what it leads to to the app. */
async function openMailLink(app: DesktopApp, backend: TestBackend, email: string): Promise<string> {
  const mail = (await mailsTo(backend, email)).at(-1)
  const address = /http\S+verify\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  const answer = await fetch(address, { redirect: 'manual' })
  const link = answer.headers.get('location') ?? ''
  await app.electronApp.evaluate(({ app: main }, argument) => {
    main.emit('second-instance', {}, ['cosmia', argument], '', {})
  }, link)
  return link
}

test('the link of the mail confirms and signs in who signed up here', async ({
  app,
  login,
  dashboard,
  backend,
}) => {
  await login.fillRegistration(registration('enlace'))
  await login.createAccount.click()
  await login.typeStep.choose('Explorador Casual')
  await login.code.root.waitFor()
  expect(await openMailLink(app, backend, 'enlace@prueba.test')).toMatch(/\?code=[\w-]+$/)
  await expect(dashboard.userMenu).toBeVisible()
})

test('a link that brings a session of its own signs nobody in', async ({ app, confirmLink, backend }) => {
  const email = await unconfirmedAccount(backend, 'ajena')
  expect(await openMailLink(app, backend, email)).toContain('#access_token=')
  await expect(confirmLink.failed).toBeVisible()
  const login = await confirmLink.toLogin()
  await expect(login.loginTitle).toBeVisible()
})

test('a link that was used before says so and leads to login', async ({
  dashboard,
  confirmLink,
  pageErrors,
}) => {
  pageErrors.allow(REFUSED)
  await dashboard.goTo('/auth/confirm?code=gastado')
  await expect(confirmLink.failed).toBeVisible()
  const login = await confirmLink.toLogin()
  await expect(login.loginTitle).toBeVisible()
})

test('an e-mail that has an account fails with Sign up Failed', async ({ login, pageErrors, luna }) => {
  pageErrors.allow(REFUSED)
  await login.fillRegistration({ ...registration('repetido'), email: luna.email })
  await login.createAccount.click()
  await expect(login.toast('Sign up Failed')).toContainText('Ya existe una cuenta con este email')
  await expect(login.username).toHaveValue('repetido')
})

test('switching the mode keeps what was typed', async ({ login }) => {
  await login.fillRegistration(registration('cambio'))
  await login.toLogin.click()
  await expect(login.email).toHaveValue('cambio@prueba.test')
  await login.toRegister.click()
  await expect(login.username).toHaveValue('cambio')
  await expect(login.birthYear).toHaveValue('1990')
  await expect(login.confirmation).toHaveValue(password)
})

test('a typed password can be shown', async ({ login }) => {
  await login.password.fill('cosmos')
  await expect(login.password).toHaveAttribute('type', 'password')
  await login.showPassword.click()
  await expect(login.password).toHaveAttribute('type', 'text')
})

test('the session survives a restart, and a sign-out does not come back', async ({ app, login, luna }) => {
  // Three starts in one test.
  test.slow()
  await login.logIn(luna.email, password)
  await expect(login.toast('¡Bienvenido de vuelta!')).toBeVisible()
  const { dashboard } = await app.restart()
  await expect(dashboard.userMenu).toBeVisible()
  const afterwards = await dashboard.signOut()
  await expect(afterwards.loginTitle).toBeVisible()
  const later = await app.restart()
  await expect(later.login.loginTitle).toBeVisible()
})

test.describe('where no server answers', () => {
  test.use({ connection: { url: 'http://127.0.0.1:59871', publishableKey: 'sb_publishable_nobody' } })

  test('that is told, without a false refusal', async ({ login, pageErrors }) => {
    pageErrors.allow(/ERR_CONNECTION_REFUSED/)
    await login.logIn('ana@prueba.test', password)
    await expect(login.toast('Error al iniciar sesión')).toContainText('No se pudo conectar con el servidor.')
    await expect(login.offline).toBeVisible()
    await expect(login.password).toHaveValue(password)
  })
})
