import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '../paths.ts'

const folder = join(projectRoot, 'supabase', 'templates')

interface Template {
  readonly subject: string
  readonly content_path: string
}

function template(subject: string, file: string): Template {
  return { subject, content_path: join(folder, file) }
}

/** Subjects and pages of the mails; hosted projects use the same files through supabase/config.toml. */
export const mailTemplates = {
  confirmation: template('Confirma tu cuenta', 'confirmation.html'),
  magic_link: template('Tu código de acceso', 'magic_link.html'),
  recovery: template('Recupera tu contraseña', 'recovery.html'),
  email_change: template('Confirma tu nuevo email', 'email_change.html'),
}

/** Mails about a change of who can get in, to the e-mail that the account had before. */
export const notificationTemplates = {
  password_changed: template('Tu contraseña ha cambiado', 'password_changed.html'),
  email_changed: template('El email de tu cuenta ha cambiado', 'email_changed.html'),
  mfa_factor_enrolled: template('Tu cuenta tiene un nuevo segundo paso', 'mfa_factor_enrolled.html'),
  mfa_factor_unenrolled: template('Tu cuenta tiene un segundo paso menos', 'mfa_factor_unenrolled.html'),
}

/** @param values values of the fields in the template, by name */
export async function mailFrom(
  { subject, content_path }: Template,
  values: Readonly<Record<string, string>>,
): Promise<{ subject: string; text: string; html: string }> {
  const page = await readFile(content_path, 'utf8')
  const html = Object.entries(values).reduce(
    (filled, [name, value]) => filled.replaceAll(`{{ .${name} }}`, () => value),
    page,
  )
  return { subject, text: '', html }
}
