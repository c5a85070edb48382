import { join } from 'node:path'
import { projectRoot } from '../paths.ts'

const folder = join(projectRoot, 'supabase', 'templates')

function template(subject: string, file: string) {
  return { subject, content_path: join(folder, file) }
}

/** Subjects and pages of the mails; hosted projects use the same files through supabase/config.toml. */
export const mailTemplates = {
  confirmation: template('Confirma tu cuenta', 'confirmation.html'),
  magic_link: template('Tu código de acceso', 'magic_link.html'),
  recovery: template('Recupera tu contraseña', 'recovery.html'),
  email_change: template('Confirma tu nuevo email', 'email_change.html'),
}
