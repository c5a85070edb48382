import type { Locator, Page } from 'playwright'

/** The settings: what a member can do with their account. */
export class SettingsPage {
  /** Switches of what is chosen on this machine. */
  readonly namesOnly: Locator
  readonly spelling: Locator
  readonly addLanguage: Locator
  readonly graphics: Locator
  readonly restart: Locator
  readonly exportDiagnostics: Locator
  /** That the system shows no notifications. */
  readonly silenced: Locator
  readonly changePassword: Locator
  readonly passwordDialog: Locator
  readonly secondStep: SecondStepDialog
  readonly endEverywhere: Locator
  readonly download: DownloadDialog
  readonly deletion: DeletionDialog
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.namesOnly = page.getByRole('switch', { name: 'Solo el nombre' })
    this.spelling = page.getByRole('switch', { name: 'Revisar la ortografía' })
    this.addLanguage = page.getByRole('combobox', { name: 'Añadir un idioma' })
    this.graphics = page.getByRole('switch', { name: 'Aceleración por hardware' })
    this.restart = page.getByRole('button', { name: 'Reiniciar ahora' })
    this.exportDiagnostics = page.getByRole('button', { name: 'Exportar diagnóstico' })
    this.silenced = page.getByRole('heading', { name: 'Tu sistema no deja que Cosmia avise' })
    this.changePassword = page.getByRole('button', { name: 'Cambiar contraseña' })
    this.passwordDialog = page.getByRole('dialog', { name: 'Cambiar la contraseña' })
    this.secondStep = new SecondStepDialog(page)
    this.endEverywhere = page.getByRole('button', { name: 'Cerrar en todos' })
    this.download = new DownloadDialog(page)
    this.deletion = new DeletionDialog(page)
  }

  /** Changes the password in the dialog that is opened for it. */
  async replacePassword(current: string, next: string): Promise<void> {
    await this.changePassword.click()
    await this.passwordDialog.getByLabel('Contraseña actual').fill(current)
    await this.passwordDialog.getByLabel('Contraseña nueva', { exact: true }).fill(next)
    await this.passwordDialog.getByLabel('Repite la contraseña nueva').fill(next)
    await this.passwordDialog.getByRole('button', { name: 'Guardar' }).click()
  }

  /** Signs out on all devices, and confirms it. */
  async signOutEverywhere(): Promise<void> {
    await this.endEverywhere.click()
    const question = this.#page.getByRole('dialog', { name: '¿Cerrar tu sesión en todos los equipos?' })
    await question.getByRole('button', { name: 'Cerrar en todos' }).click()
  }
}

/** The devices that show the codes of a second step. */
class SecondStepDialog {
  readonly open: Locator
  readonly root: Locator
  readonly name: Locator
  readonly begin: Locator
  readonly picture: Locator
  readonly code: Locator
  readonly failure: Locator
  readonly devices: Locator
  readonly add: Locator
  readonly close: Locator
  readonly password: Locator
  readonly remove: Locator

  constructor(page: Page) {
    this.open = page.getByRole('button', { name: 'Configurar los dos pasos' })
    this.root = page.getByRole('dialog')
    this.name = this.root.getByLabel('Nombre del dispositivo')
    this.begin = this.root.getByRole('button', { name: 'Continuar' })
    this.picture = this.root.getByRole('img', { name: /^Código QR/ })
    this.code = this.root.getByRole('textbox', { name: 'Código de 6 dígitos' })
    this.failure = this.root.getByRole('alert')
    this.devices = this.root.getByRole('list', { name: 'Tus dispositivos' }).getByRole('listitem')
    this.add = this.root.getByRole('button', { name: 'Añadir otro dispositivo' })
    this.close = this.root.getByRole('button', { name: 'Cerrar' })
    this.password = this.root.getByLabel('Tu contraseña')
    this.remove = this.root.getByRole('button', { name: 'Quitar dispositivo' })
  }

  /** The secret of the device that is being added, as it is shown to be typed. */
  async secret(): Promise<string> {
    return (await this.root.locator('code').innerText()).replaceAll(' ', '')
  }
}

/** Saves the member's data. */
class DownloadDialog {
  readonly open: Locator
  readonly root: Locator
  readonly choose: Locator
  readonly chooseAnother: Locator
  readonly retry: Locator
  readonly stop: Locator
  readonly failure: Locator

  constructor(page: Page) {
    this.open = page.getByRole('button', { name: 'Descargar datos' })
    this.root = page.getByRole('dialog', { name: 'Descargar mis datos' })
    this.choose = this.root.getByRole('button', { name: 'Elegir dónde guardarlo' })
    this.chooseAnother = this.root.getByRole('button', { name: 'Elegir otro lugar' })
    this.retry = this.root.getByRole('button', { name: 'Reintentar' })
    this.stop = this.root.getByRole('button', { name: 'Detener la descarga' })
    this.failure = this.root.getByRole('alert')
  }
}

/** Deletes the account. */
class DeletionDialog {
  readonly open: Locator
  readonly root: Locator
  readonly word: Locator
  readonly password: Locator
  readonly confirm: Locator
  readonly retry: Locator
  readonly failure: Locator
  readonly progress: Locator

  constructor(page: Page) {
    this.open = page.getByRole('button', { name: 'Eliminar cuenta' })
    this.root = page.getByRole('dialog', { name: 'Eliminar mi cuenta' })
    this.word = this.root.getByLabel('Escribe ELIMINAR')
    this.password = this.root.getByLabel('Tu contraseña')
    this.confirm = this.root.getByRole('button', { name: 'Eliminar mi cuenta' })
    this.retry = this.root.getByRole('button', { name: 'Reintentar' })
    this.failure = this.root.getByRole('alert')
    this.progress = this.root.getByRole('progressbar', { name: 'Borrado de tu cuenta' })
  }
}
