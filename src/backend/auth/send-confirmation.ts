import { createHash, randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { EmailDriver } from '@supabase/lite'
import type { PgliteConnection } from '@supabase/lite/pglite'
import { sql } from 'kysely'
import { mailTemplates } from './mail-templates.ts'
import { codes, confirmedRedirect } from './settings.ts'

export interface ConfirmationParts {
  readonly connection: PgliteConnection
  readonly mailbox: EmailDriver
  /** Address the backend is reached at, without a slash at the end. */
  readonly url: string
}

/**
 * Sends the mail of the sign-up again, with a new code. The library does so for a new account only, and codes that are
 * asked for later count as those of a sign-in there: on a hosted project neither kind is taken for the other.
 */
export async function sendConfirmation(
  { connection, mailbox, url }: ConfirmationParts,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<void> {
  const code = String(randomInt(10 ** codes.otp_length)).padStart(codes.otp_length, '0')
  // As the library keeps and compares it.
  const token = createHash('sha256').update(`${email}${code}`).digest('hex')
  await sql`
    update auth.users set confirmation_token = ${token}, confirmation_sent_at = now() where id = ${id}
  `.execute(connection.kysely)
  const link = new URL('/auth/v1/verify', url)
  link.search = new URLSearchParams({ token, type: 'signup', redirect_to: confirmedRedirect }).toString()
  const { subject, content_path } = mailTemplates.confirmation
  const page = await readFile(content_path, 'utf8')
  const html = page.replace('{{ .Token }}', code).replace('{{ .ConfirmationURL }}', link.href)
  await mailbox.send({ to: email, subject, text: '', html })
}
