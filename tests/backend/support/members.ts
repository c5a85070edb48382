import { setTimeout as pause } from 'node:timers/promises'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '#shared/database.types.ts'
import { codeOf } from '#backend/mailbox/mail.ts'
import { newMark } from '#tests/hosted/run.ts'
import type { TestBackend } from '../start-backend.ts'
import { readMails, type Mail } from './mailbox.ts'

export type Client = SupabaseClient<Database>

export interface Member {
  readonly client: Client
  readonly id: string
  readonly name: string
  readonly email: string
}

export const password = 'cosmos-2026'

/**
 * A name, or the beginning of an e-mail, that nobody else has on a server that tests share. The `k` keeps it from being eight
 * digits, which would be taken for the code of a mail.
 */
export const unique = (name: string): string => `${name}${newMark()}`

/** Itself, also where a test puts another in its place. */
const plainFetch = fetch

/** Asks again for a mail where the last one was sent a moment ago: no server of Supabase's can be told to wait less than a second. */
export const againForMails: typeof fetch = async (input, init) => {
  for (;;) {
    const response = await plainFetch(input, init)
    if (response.status !== 429 || !/after [0-2] seconds/.test(await response.clone().text())) return response
    await pause(1_000)
  }
}

/** A client of the backend as the app makes one, without the timers that would outlive a test. */
export function newClient(backend: TestBackend, key = backend.publishableKey, ask = againForMails): Client {
  return createClient<Database>(backend.url, key, {
    global: { fetch: ask },
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  })
}

/** The mails to an address, oldest first; waits until there are so many, since they come after the answer. */
export const mailsTo = (backend: TestBackend, email: string, atLeast = 1): Promise<readonly Mail[]> =>
  readMails(backend.mailbox, email, atLeast)

/**
 * The code of the newest mail to an address.
 * @param atLeast mails that have been sent to it by then
 */
export async function codeFor(backend: TestBackend, email: string, atLeast = 1): Promise<string> {
  const mail = (await mailsTo(backend, email, atLeast)).at(-1)
  const code = mail && codeOf(mail)
  if (!code) throw new Error(`No mail with a code for ${email}`)
  return code
}

/** Asks again while a window of the same member has the slots (decision 32). */
export const patientFetch: typeof fetch = async (input, init) => {
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(input, init)
    const isCrowded = response.status === 429 && (await response.clone().text()).includes('at once')
    if (!isCrowded || tries === 20) return response
    await pause(100)
  }
}

/** Signs up, confirms by the code of the mail and returns the signed-in member. */
export async function newMember(
  backend: TestBackend,
  name: string,
  birthYear = 1990,
  ask?: typeof fetch,
): Promise<Member> {
  const client = newClient(backend, backend.publishableKey, ask)
  const email = `${name}@prueba.test`
  const signUp = await client.auth.signUp({
    email,
    password,
    options: { data: { username: name, birth_year: birthYear } },
  })
  if (signUp.error) throw signUp.error
  const token = await codeFor(backend, email)
  const { data, error } = await client.auth.verifyOtp({ email, token, type: 'signup' })
  if (error) throw error
  if (!data.user) throw new Error(`${name} has no user`)
  return { client, id: data.user.id, name, email }
}

/** Makes two members friends, the first one asking. */
export async function befriend(asking: Member, accepting: Member): Promise<void> {
  const asked = await asking.client
    .from('friend_requests')
    .insert({ sender_id: asking.id, receiver_id: accepting.id })
  if (asked.error) throw asked.error
  const accepted = await accepting.client
    .from('friend_requests')
    .update({ status: 'accepted' })
    .match({ sender_id: asking.id, receiver_id: accepting.id })
  if (accepted.error) throw accepted.error
}
