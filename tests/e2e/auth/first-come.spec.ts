import type { TestBackend } from '#tests/backend/start-backend.ts'
import { codeFor, newClient, password } from '#tests/backend/support/members.ts'
import { expect, test } from '../fixtures/test.ts'
import { registration } from '../support/accounts.ts'

const ATTACKERS = 'del-atacante-2026'

/** Somebody signs up with the e-mail of another. @returns whether they get in by now */
async function comeFirst(backend: TestBackend, email: string): Promise<() => Promise<boolean>> {
  const { auth } = newClient(backend)
  const data = { username: `x-${email.split('@')[0] ?? ''}`, birth_year: 1950, bio: 'Del atacante' }
  await auth.signUp({ email, password: ATTACKERS, options: { data } })
  return async () => (await auth.signInWithPassword({ email, password: ATTACKERS })).error === null
}

async function profileOf(backend: TestBackend, email: string, typed: string) {
  const member = newClient(backend)
  const { error } = await member.auth.signInWithPassword({ email, password: typed })
  if (error) throw error
  const { data } = await member.from('profiles').select('username, birth_year, bio, user_type').single()
  return data
}

test(
  "an e-mail that somebody else signed up with first is its owner's, with what they typed",
  { tag: '@again' },
  async ({ login, dashboard, backend }) => {
    const values = registration('duena')
    const isAttackerIn = await comeFirst(backend, values.email)
    await login.fillRegistration(values)
    await login.createAccount.click()
    await expect(login.toast('Email no confirmado')).toContainText(
      'quedará con los datos y la contraseña que has escrito ahora',
    )
    await login.code.type(await codeFor(backend, values.email, 2))
    await expect(login.toast('¡Email confirmado!')).toBeVisible()
    await login.typeStep.choose('Creador de Contenido')
    await expect(login.toast('¡Perfil completado!')).toBeVisible()
    expect(await isAttackerIn()).toBe(false)
    await login.logIn(values.email, password)
    await expect(dashboard.userMenu).toBeVisible()
    expect(await profileOf(backend, values.email, password)).toEqual({
      username: values.username,
      birth_year: 1990,
      bio: 'Explorando el universo digital en Cosmia.',
      user_type: 'Creador de Contenido',
    })
  },
)

test(
  'where the app is closed before the code, its owner chooses a new password before going on',
  { tag: '@again' },
  async ({ app, login, backend }) => {
    // Two starts in one test.
    test.slow()
    const values = registration('cerrada')
    const isAttackerIn = await comeFirst(backend, values.email)
    await login.fillRegistration(values)
    await login.createAccount.click()
    await login.code.root.waitFor()

    const again = await app.restart()
    await again.login.code.type(await codeFor(backend, values.email, 2))
    await expect(again.login.recovery.password).toBeFocused()
    await expect(again.login.toast('Elige una contraseña nueva')).toBeVisible()
    expect(await isAttackerIn()).toBe(false)
    await again.login.recovery.password.fill('otro-cosmos-2026')
    await again.login.recovery.repeated.fill('otro-cosmos-2026')
    await again.login.recovery.save.click()
    await again.login.typeStep.choose('Explorador Casual')
    await expect(again.login.loginTitle).toBeVisible()
    expect(await profileOf(backend, values.email, 'otro-cosmos-2026')).toMatchObject({
      username: values.username,
    })
    expect(await isAttackerIn()).toBe(false)
  },
)

test(
  'the first password does not outlive the code of a recovery that is left without another',
  { tag: '@again' },
  async ({ login, backend, pageErrors }) => {
    pageErrors.allow(/status of 400/)
    const { email } = registration('recupera')
    const isAttackerIn = await comeFirst(backend, email)
    await login.email.fill(email)
    await login.forgotten.click()
    await login.recovery.send.click()
    await login.recovery.code.waitFor()
    await login.recovery.code.fill(await codeFor(backend, email, 2))
    await login.recovery.password.waitFor()
    await login.page.getByRole('button', { name: 'Volver a iniciar sesión' }).click()
    await expect(login.loginTitle).toBeVisible()
    expect(await isAttackerIn()).toBe(false)
  },
)
