import { codeOf, type Mail } from './mail.ts'
import type { Mailbox } from './mailbox.ts'

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

const styles = `
  body { margin: 0 auto; max-width: 720px; padding: 32px 16px; background: #0b0a1f; color: #e9e7ff;
    font: 16px/1.5 system-ui, sans-serif }
  article { border: 1px solid #3a3670; border-radius: 12px; padding: 16px 20px; margin: 16px 0 }
  h2 { font-size: 18px; margin: 0 } header, time { color: #a7a3cf; font-size: 14px }
  .code { font-size: 40px; font-weight: 700; letter-spacing: 10px; margin: 12px 0 }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; color: #c9c6ee }
`

const dateFormat = new Intl.DateTimeFormat('es', { dateStyle: 'medium', timeStyle: 'medium' })

/** A page with the captured mails, newest first, each with its code in large digits. */
function mailboxPage(mails: readonly Mail[]): string {
  const list =
    mails.length === 0
      ? '<p>Todavía no ha llegado ningún email.</p>'
      : mails.toReversed().map(article).join('')
  return `<!doctype html>
<html lang="es">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="refresh" content="5">
    <title>Buzón - Cosmia</title>
    <style>${styles}</style>
  </head>
  <body>
    <h1>Buzón</h1>
    <p>Este servidor de prueba no envía emails: los deja aquí.</p>
    ${list}
  </body>
</html>`
}

function article(mail: Mail): string {
  const code = codeOf(mail)
  return `<article>
      <header>Para ${escapeHtml(mail.to)} · <time>${dateFormat.format(new Date(mail.at))}</time></header>
      <h2>${escapeHtml(mail.subject)}</h2>
      ${code === null ? '' : `<p class="code">${code}</p>`}
      <pre>${escapeHtml(mail.text)}</pre>
    </article>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
