import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'

const mailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  at: z.string(),
})
export type Mail = z.infer<typeof mailSchema>

/** All mails to an address, oldest first. */
type Reader = (email: string) => Promise<readonly Mail[]>

/** Milliseconds a mail may take to arrive, and until it is looked for again. */
const PATIENCE = 5_000
const INTERVAL = 50

/**
 * The mails to an address, oldest first; waits until there are as many as told, or no more are to be expected.
 * @param mailbox the page of the embedded backend, which lists all mails as JSON, or the address of a Mailpit
 */
export async function readMails(mailbox: string, email: string, atLeast: number): Promise<readonly Mail[]> {
  const reader = readers.get(mailbox) ?? findReader(mailbox)
  readers.set(mailbox, reader)
  const read = await reader
  for (const end = Date.now() + PATIENCE; ; await pause(INTERVAL)) {
    const mails = await read(email)
    if (mails.length >= atLeast || Date.now() >= end) return mails
  }
}

const readers = new Map<string, Promise<Reader>>()

async function findReader(mailbox: string): Promise<Reader> {
  const { headers } = await fetch(mailbox)
  return headers.get('content-type')?.includes('json') ? listOf(mailbox) : mailpitAt(mailbox)
}

const listOf =
  (mailbox: string): Reader =>
  async (email) => {
    const mails = z.array(mailSchema).parse(await answerOf(new URL(mailbox)))
    return mails.filter(({ to }) => to === email)
  }

const found = z.object({
  messages: z.array(z.object({ ID: z.string(), To: z.array(z.object({ Address: z.string() })) })),
})
const message = z.object({ Subject: z.string(), Text: z.string(), HTML: z.string(), Date: z.string() })

/** Mailpit lists the newest first, and by a part of the address too. */
const mailpitAt =
  (mailbox: string): Reader =>
  async (email) => {
    const api = `${mailbox.replace(/\/+$/, '')}/api/v1`
    const search = new URL(`${api}/search`)
    search.searchParams.set('query', `to:"${email}"`)
    const { messages } = found.parse(await answerOf(search))
    const own = messages.filter(({ To }) => To.some(({ Address }) => Address === email))
    const whole = own.map(async ({ ID }) => message.parse(await answerOf(new URL(`${api}/message/${ID}`))))
    const mails = await Promise.all(whole)
    return mails
      .map(({ Subject, Text, HTML, Date }) => ({
        to: email,
        subject: Subject,
        text: Text,
        html: HTML,
        at: Date,
      }))
      .reverse()
  }

async function answerOf(address: URL): Promise<unknown> {
  const response = await fetch(address, { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`The mailbox answered ${response.status} at ${address.href}`)
  return response.json()
}
