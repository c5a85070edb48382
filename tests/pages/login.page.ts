import type { Locator, Page } from 'playwright'
import { toastOf } from './toast.ts'

export interface Registration {
  readonly username: string
  readonly birthYear: string
  readonly email: string
  readonly password: string
  readonly confirmation: string
}

/** Login and the two steps of register. */
export class LoginPage {
  readonly page: Page
  readonly loginTitle: Locator
  readonly registerTitle: Locator
  readonly username: Locator
  readonly birthYear: Locator
  readonly email: Locator
  readonly password: Locator
  readonly confirmation: Locator
  readonly signIn: Locator
  readonly createAccount: Locator
  readonly toRegister: Locator
  readonly toLogin: Locator
  readonly showPassword: Locator
  /** Buttons that take a name that is free. */
  /** Purpose of the place, on the bare sky. */
  readonly promise: Locator
  readonly freeNames: Locator
  readonly forgotten: Locator
  readonly recovery: RecoveryCard
  readonly typeStep: ProfileTypeStep
  readonly code: CodeDialog
  readonly secondStep: SecondStepCard
  readonly offline: Locator
  /** Over the entrance, while the keychain does not say who is here. */
  readonly waitingForKeychain: Locator
  /** What is wrong with what was typed or tried, in the card. */
  readonly refusal: Locator
  readonly toasts: Locator

  constructor(page: Page) {
    this.page = page
    this.loginTitle = page.getByRole('heading', { name: 'Inicia sesión' })
    this.registerTitle = page.getByRole('heading', { name: 'Crea tu cuenta' })
    this.username = page.getByRole('textbox', { name: 'Nombre de usuario' })
    this.birthYear = page.getByRole('textbox', { name: 'Año de nacimiento' })
    this.email = page.getByRole('textbox', { name: 'Email' })
    this.password = page.getByLabel('Contraseña', { exact: true })
    this.confirmation = page.getByLabel('Confirmar contraseña')
    this.signIn = page.getByRole('button', { name: 'Iniciar sesión' })
    this.createAccount = page.getByRole('button', { name: 'Crear cuenta' })
    this.toRegister = page.getByRole('button', { name: 'Regístrate' })
    this.toLogin = page.getByRole('button', { name: 'Inicia sesión' })
    this.showPassword = page.getByRole('button', { name: 'Mostrar contraseña' })
    this.promise = page.getByText('Tu gente, tus ideas')
    this.freeNames = page.getByRole('group', { name: 'Nombres libres' }).getByRole('button')
    this.forgotten = page.getByRole('button', { name: '¿Olvidaste tu contraseña?' })
    this.recovery = new RecoveryCard(page)
    this.typeStep = new ProfileTypeStep(page)
    this.code = new CodeDialog(page)
    this.secondStep = new SecondStepCard(page)
    this.waitingForKeychain = page
      .getByRole('status')
      .filter({ hasText: 'Esperando a que se abra el llavero' })
    this.refusal = page.getByRole('main').getByRole('alert')
    this.toasts = page.getByRole('region', { name: 'Avisos' })
    this.offline = page.getByRole('status').filter({ hasText: 'Sin conexión.' })
  }

  async logIn(email: string, password: string): Promise<void> {
    await this.email.fill(email)
    await this.password.fill(password)
    await this.signIn.click()
  }

  /** Opens register and fills it in, without sending it. */
  async fillRegistration(values: Registration): Promise<void> {
    await this.toRegister.click()
    await this.username.fill(values.username)
    await this.birthYear.fill(values.birthYear)
    await this.email.fill(values.email)
    await this.password.fill(values.password)
    await this.confirmation.fill(values.confirmation)
  }

  toast(text: string): Locator {
    return toastOf(this.page, text)
  }
}

class ProfileTypeStep {
  readonly title: Locator
  readonly created: Locator
  readonly types: Locator
  readonly save: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.title = page.getByRole('heading', { name: 'Un último paso...' })
    this.created = page.getByText('¡Cuenta creada!')
    this.types = page.getByRole('radio')
    this.save = page.getByRole('button', { name: 'Completar perfil' })
  }

  pick(type: string): Promise<void> {
    return this.#page.getByRole('radio', { name: type }).check()
  }

  async choose(type: string): Promise<void> {
    await this.pick(type)
    await this.save.click()
  }
}

/** The steps to a new password, in the card of the login. */
class RecoveryCard {
  readonly email: Locator
  readonly send: Locator
  readonly code: Locator
  readonly password: Locator
  readonly repeated: Locator
  readonly save: Locator

  constructor(page: Page) {
    this.email = page.getByRole('textbox', { name: 'Email' })
    this.send = page.getByRole('button', { name: 'Enviar código' })
    this.code = page.getByRole('textbox', { name: 'Código de recuperación' })
    this.password = page.getByLabel('Contraseña nueva', { exact: true })
    this.repeated = page.getByLabel('Repite la contraseña nueva')
    this.save = page.getByRole('button', { name: 'Guardar y entrar' })
  }
}

/** The code of an authenticator app, after the password. */
class SecondStepCard {
  readonly title: Locator
  readonly code: Locator
  readonly enter: Locator
  readonly otherAccount: Locator

  constructor(page: Page) {
    this.title = page.getByRole('heading', { name: 'Tu segundo paso' })
    this.code = page.getByRole('textbox', { name: 'Código de 6 dígitos' })
    this.enter = page.getByRole('button', { name: 'Entrar', exact: true })
    this.otherAccount = page.getByRole('button', { name: 'Usar otra cuenta' })
  }
}

class CodeDialog {
  readonly root: Locator
  readonly input: Locator
  readonly resend: Locator
  readonly later: Locator
  readonly correct: Locator

  constructor(page: Page) {
    this.root = page.getByRole('dialog', { name: 'Confirma tu email' })
    this.input = this.root.getByRole('textbox', { name: 'Código de confirmación' })
    this.resend = this.root.getByRole('button', { name: 'Reenviar código' })
    this.later = this.root.getByRole('button', { name: 'Ahora no' })
    this.correct = this.root.getByRole('button', { name: '¿No es tu email? Corrígelo' })
  }

  /** The last digit sends the code. */
  async type(code: string): Promise<void> {
    await this.input.fill(code)
  }
}
