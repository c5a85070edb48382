import { createHash, randomInt } from 'node:crypto'
import type { EmailDriver } from '@supabase/lite'
import type { PgliteConnection } from '@supabase/lite/pglite'
import { decodeJwt } from 'jose'
import { sql } from 'kysely'
import { z } from 'zod'
import { jsonOf, tokenOf, type Handler } from '../http.ts'
import { mailFrom, mailTemplates, notificationTemplates } from './mail-templates.ts'
import { codes, confirmedRedirect } from './settings.ts'

interface Parts {
  readonly connection: PgliteConnection
  readonly mailbox: EmailDriver
}

const asked = z.object({ email: z.string() })
const account = z.object({ sub: z.uuid() })
const typed = z.object({ type: z.literal('email_change'), email: z.string(), token: z.string() })
const opened = z.object({ type: z.literal('email_change'), token_hash: z.string() })

/** What the library keeps of a code and puts into its links. */
const hashOf = (email: string, code: string): string =>
  createHash('sha256')
    .update(email.toLowerCase() + code)
    .digest('hex')

/** Sends a code to the new address, too: the library makes one for it and mails that of the former alone. */
export async function askNewAddress(
  next: Handler,
  { connection, mailbox }: Parts,
  request: Request,
): Promise<Response> {
  const wanted = asked.safeParse(await jsonOf(request))
  const response = await next(request)
  if (!response.ok || !wanted.success) return response
  const { sub } = account.parse(decodeJwt(tokenOf(request)))
  const token = String(randomInt(10 ** codes.otp_length)).padStart(codes.otp_length, '0')
  const hash = hashOf(wanted.data.email, token)
  const { rows } = await sql<{ former: string; address: string }>`
    update auth.users set email_change_token_new = ${hash}
    where id = ${sub} and email_change = lower(${wanted.data.email}) and email_change_token_current <> ''
    returning email as former, email_change as address
  `.execute(connection.kysely)
  for (const { former, address } of rows) {
    const link = new URL('/auth/v1/verify', request.url)
    link.search = new URLSearchParams({
      token: hash,
      type: 'email_change',
      redirect_to: confirmedRedirect,
    }).toString()
    const values = { Email: former, NewEmail: address, Token: token, ConfirmationURL: link.href }
    await mailbox.send({ to: address, ...(await mailFrom(mailTemplates.email_change, values)) })
  }
  return response
}

/**
 * Lets an e-mail be changed once both addresses have confirmed it, in either order (`double_confirm_changes`), and tells
 * the former one by mail. The library takes the code of the former alone.
 */
export async function changeEmail(next: Handler, parts: Parts, request: Request): Promise<Response> {
  if (await isFirstOfTwo(parts.connection, request)) return askForOther(request)
  const { rows: waiting } = await sql<{ id: string; email: string }>`
    select id, email from auth.users where email_change <> ''
  `.execute(parts.connection.kysely)
  const response = await next(request)
  for (const { id, email } of waiting) {
    const { rows } = await sql<{ email: string }>`
      select email from auth.users where id = ${id} and email <> ${email}
    `.execute(parts.connection.kysely)
    for (const present of rows) {
      const values = { OldEmail: email, Email: present.email }
      const mail = await mailFrom(notificationTemplates.email_changed, values)
      await parts.mailbox.send({ to: email, ...mail })
    }
  }
  return response
}

/** The hash of a code that was typed, or of a link that was opened. */
async function hashIn(request: Request): Promise<string | undefined> {
  const { searchParams } = new URL(request.url)
  const body: unknown =
    request.method === 'POST'
      ? await jsonOf(request)
      : { type: searchParams.get('type'), token_hash: searchParams.get('token') }
  const code = typed.safeParse(body)
  return code.success ? hashOf(code.data.email, code.data.token) : opened.safeParse(body).data?.token_hash
}

/** Spends the first code of two. The one that is left takes the place that the library asks for. */
async function isFirstOfTwo(connection: PgliteConnection, request: Request): Promise<boolean> {
  const hash = await hashIn(request)
  if (hash === undefined) return false
  const { rows } = await sql`
    update auth.users set email_change_token_new = null, email_change_confirm_status = 1, email_change_token_current =
      case ${hash} when email_change_token_current then email_change_token_new else email_change_token_current end
    where email_change <> '' and email_change_token_current <> '' and email_change_token_new <> ''
      and ${hash} in (email_change_token_current, email_change_token_new)
      and email_change_sent_at > now() - ${codes.otp_expiry} * interval '1 second'
    returning id
  `.execute(connection.kysely)
  return rows.length > 0
}

function askForOther(request: Request): Response {
  const msg = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'
  if (request.method === 'POST') return Response.json({ code: '200', msg })
  const location = `${confirmedRedirect}#${new URLSearchParams({ message: msg }).toString()}`
  return new Response(null, { status: 303, headers: { location } })
}
