import { createHash, randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EmailDriver } from '@supabase/lite'
import type { PgliteConnection } from '@supabase/lite/pglite'
import { projectRoot } from '../paths.ts'

const folder = join(projectRoot, 'supabase', 'templates')

interface Template {
  readonly subject: string
  readonly content_path: string
}

function template(subject: string, file: string): Template {
  return { subject, content_path: join(folder, file) }
}

/** Digits of a code, and the seconds for which it is valid. */
export const codes = { otp_length: 8, otp_expiry: 900 } as const

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

/** What changes accounts, and tells their owners. */
export interface AccountParts {
  readonly connection: PgliteConnection
  readonly mailbox: EmailDriver
  /** Seconds between two mails of one kind to an address (`auth.email.max_frequency`). */
  readonly mailPause: number
}

/** @param values values of the fields in the template, by name */
export async function sendMail(
  mailbox: EmailDriver,
  to: string,
  { subject, content_path }: Template,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const page = await readFile(content_path, 'utf8')
  const html = Object.entries(values).reduce(
    (filled, [name, value]) => filled.replaceAll(`{{ .${name} }}`, () => value),
    page,
  )
  await mailbox.send({ to, subject, text: '', html })
}

/** A new code for a mail. */
export const newCode = (): string => String(randomInt(10 ** codes.otp_length)).padStart(codes.otp_length, '0')

/** What the library keeps of a code, and compares with. */
export const hashOf = (email: string, code: string): string =>
  createHash('sha256')
    .update(email.toLowerCase() + code)
    .digest('hex')
