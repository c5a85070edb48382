import { password } from '#tests/backend/support/members.ts'
import { registration } from '../support/accounts.ts'
import { expect, test } from '../fixtures/test.ts'

// spec: 5.register.username, 5.register.email, 5.register.password
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

// spec: 5.register.birth-year, 5.register.passwords-match, 9.birth-year
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

// spec: 8.auth.sign-up
test('what the server says against a password is told as Sign up Failed', async ({
  login,
  page,
  pageErrors,
}) => {
  pageErrors.allow(/status of 422/)
  // As of a server that asks for more than the app does.
  const weak = { code: 422, error_code: 'weak_password', msg: 'Password should be at least 12 characters.' }
  await page.route('**/auth/v1/signup*', (route) => route.fulfill({ status: 422, json: weak }))
  await login.fillRegistration(registration('exigente'))
  await login.createAccount.click()
  await expect(login.toast('Sign up Failed')).toContainText('Password should be at least 12 characters.')
  await expect(login.password).toHaveValue(password)
})

// spec: 8.auth.sign-up
test('a failure of the server is told as Sign up Failed with its message, and as no lost connection', async ({
  login,
  page,
  pageErrors,
}) => {
  pageErrors.allow(/status of 500/)
  const failure = { code: 500, error_code: 'unexpected_failure', msg: 'Database error saving new user' }
  await page.route('**/auth/v1/signup*', (route) => route.fulfill({ status: 500, json: failure }))
  await login.fillRegistration(registration('fallida'))
  await login.createAccount.click()
  await expect(login.toast('Sign up Failed')).toContainText('Database error saving new user')
  await expect(login.toast('Sign up Failed')).toContainText('Inténtalo otra vez en un momento')
})

test('a typed password can be shown', async ({ login }) => {
  await login.password.fill('cosmos')
  await expect(login.password).toHaveAttribute('type', 'password')
  await login.showPassword.click()
  await expect(login.password).toHaveAttribute('type', 'text')
})
