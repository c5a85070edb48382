import type { Mailbox } from './mailbox.ts'
import { mailboxPage } from './page.ts'

/** Path of the mailbox. */
export const mailboxPath = '/mailbox'

/**
 * Answers `GET <mailbox>`: with the page for browsers, with a JSON list for others. Sends no CORS header, so that no
 * web page can read the codes.
 */
export function answerMailbox(request: Request, mailbox: Mailbox): Response {
  if (request.method !== 'GET') return new Response(null, { status: 405, headers: { allow: 'GET' } })
  if (!(request.headers.get('accept') ?? '').includes('text/html')) return Response.json(mailbox.mails)
  return new Response(mailboxPage(mailbox.mails), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  })
}
