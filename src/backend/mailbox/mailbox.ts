import { appendFile, readFile } from 'node:fs/promises'
import type { EmailDriver, EmailMessage } from '@supabase/lite'
import { mailSchema, plainText, type Mail } from './mail.ts'

/** Enough for a day of trying out; nobody needs older mails. */
const keep = 500

/** Captures the mails of auth instead of delivering them, in memory and in a file of the data folder. */
export class Mailbox implements EmailDriver {
  readonly #file: string | null
  readonly #mails: Mail[] = []

  private constructor(file: string | null) {
    this.#file = file
  }

  /** @param file one JSON mail per line, or null to keep them in memory only */
  static async open(file: string | null): Promise<Mailbox> {
    const mailbox = new Mailbox(file)
    if (file !== null) mailbox.#mails.push(...(await readMails(file)))
    return mailbox
  }

  /** Captured mails, newest last. */
  get mails(): readonly Mail[] {
    return this.#mails
  }

  async send({ to, subject, html = '' }: EmailMessage): Promise<void> {
    const mail: Mail = { to, subject, text: plainText(html), html, at: new Date().toISOString() }
    this.#mails.push(mail)
    if (this.#mails.length > keep) this.#mails.shift()
    if (this.#file !== null) await appendFile(this.#file, `${JSON.stringify(mail)}\n`, { mode: 0o600 })
  }
}

async function readMails(file: string): Promise<Mail[]> {
  const content = await readFile(file, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return ''
    throw cause
  })
  return content.split('\n').flatMap(readMail).slice(-keep)
}

/** A kill can tear the last line: that mail is lost, the others are not. */
function readMail(line: string): Mail[] {
  try {
    return [mailSchema.parse(JSON.parse(line))]
  } catch {
    return []
  }
}
