import { serve } from '#renderer/server/testing/serve.ts'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import { signInAs } from '#renderer/session/testing/sign-in.tsx'
import { ME, message } from './message.ts'

type Written = Partial<ReturnType<typeof message>>
type Answer = (written: Written) => Response | Promise<Response>

export const taken: Answer = (written) => Response.json(message(1, written))

/** An answer of the data API with a code, or of a proxy in another form. */
export const answered =
  (status: number, body: object | string): Answer =>
  () =>
    typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status })

export const refused = answered(403, { code: '42501', message: 'no' })
export const failed = answered(500, '<h1>Oops</h1>')
export const limited = (hint?: string): Answer =>
  answered(429, { code: 'PT429', message: 'Too many chat_messages', hint })
/** @param now the server's clock in milliseconds */
export const misdated = (now: number): Answer =>
  answered(422, { code: 'PT422', message: 'The id is not of this time', hint: String(now) })

/** The server that takes messages. */
export const server = {
  isThere: true,
  /** Answers to the next messages; after them comes `usual`. */
  next: [] as Answer[],
  usual: taken,
  received: [] as Written[],
}

/** Signs the member in to a server that takes all messages, unless told otherwise. */
export function signInToServer(): MemberScope {
  Object.assign(server, { isThere: true, next: [], usual: taken, received: [] })
  return signInAs(ME, connection())
}

const connection = () =>
  serve(async (address, { method, body }) => {
    if (!server.isThere) throw new TypeError('Failed to fetch')
    if (!address.includes('/chat_messages')) return Response.json([])
    if (method !== 'POST') return Response.json(message(1, server.received.at(-1)))
    const written = JSON.parse(String(body)) as Written
    server.received.push(written)
    return (server.next.shift() ?? server.usual)(written)
  })
