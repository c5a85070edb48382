import type { PgliteConnection } from '@supabase/lite/pglite'
import { decodeJwt } from 'jose'
import { sql } from 'kysely'
import { z } from 'zod'
import { jsonOf, tokenOf, type Handler } from '../http.ts'
import {
  codes,
  hashOf,
  mailTemplates,
  newCode,
  notificationTemplates,
  sendMail,
  type AccountParts,
} from './mails.ts'
import { tooSoon } from './unconfirmed-accounts.ts'

const asked = z.object({ email: z.string() })
const account = z.object({ sub: z.uuid() })
const typed = z.object({ type: z.literal('email_change'), email: z.string(), token: z.string() })

/** Sends a code to the new address, too: the library makes one for it and mails that of the former alone. */
export async function askNewAddress(
  next: Handler,
  { connection, mailbox, mailPause }: AccountParts,
  request: Request,
): Promise<Response> {
  const wanted = asked.safeParse(await jsonOf(request))
  if (!wanted.success) return next(request)
  const { sub } = account.parse(decodeJwt(tokenOf(request)))
  const { rows: earlier } = await sql<{ left: number }>`
    select ceil(${mailPause} - extract(epoch from now() - email_change_sent_at))::int as left from auth.users
    where id = ${sub} and email_change <> '' and email <> lower(${wanted.data.email})
  `.execute(connection.kysely)
  for (const { left } of earlier) if (left > 0) return tooSoon(left)
  const response = await next(request)
  if (!response.ok) return response
  const token = newCode()
  const hash = hashOf(wanted.data.email, token)
  const { rows } = await sql<{ former: string; address: string }>`
    update auth.users set email_change_token_new = ${hash}, email_change_confirm_status = 0
    where id = ${sub} and email_change = lower(${wanted.data.email}) and email_change_token_current <> ''
    returning email as former, email_change as address
  `.execute(connection.kysely)
  for (const { former, address } of rows) {
    const values = { Email: former, NewEmail: address, Token: token }
    await sendMail(mailbox, address, mailTemplates.email_change, values)
  }
  return response
}

/**
 * Lets an e-mail be changed once both addresses have confirmed it, in either order (`double_confirm_changes`), and tells
 * the former one by mail. The library takes the code of the former alone.
 */
export async function changeEmail(next: Handler, parts: AccountParts, request: Request): Promise<Response> {
  if (await isFirstOfTwo(parts.connection, request)) {
    const msg = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'
    return Response.json({ code: '200', msg })
  }
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
      await sendMail(parts.mailbox, email, notificationTemplates.email_changed, values)
    }
  }
  return response
}

/** Spends the first code of two. The one that is left takes the place that the library asks for. */
async function isFirstOfTwo(connection: PgliteConnection, request: Request): Promise<boolean> {
  const code = typed.safeParse(await jsonOf(request))
  if (!code.success) return false
  const hash = hashOf(code.data.email, code.data.token)
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
