import { z } from 'zod'
import { mailSchema } from '../mailbox/mail.ts'
import { newClient, succeed, type Client, type SeedTarget, type SignedIn } from './access.ts'
import { demoPassword, type DemoPerson } from './content/people.ts'

const emailOf = (person: DemoPerson) => `${person.name}@cosmia.test`

/** Signs a demo person in; signs them up first, with the code of the mail, when they are not there yet. */
export async function signIn(target: SeedTarget, person: DemoPerson): Promise<SignedIn> {
  const client = newClient(target, target.publishableKey)
  const credentials = { email: emailOf(person), password: demoPassword }
  const { data, error } = await client.auth.signInWithPassword(credentials)
  if (data.user) return { client, id: data.user.id }
  if (error?.code === 'email_not_confirmed') return askForCode(target, client, credentials.email)
  if (error?.code === 'invalid_credentials') return signUp(target, client, person)
  throw new Error(`${person.name} cannot sign in: ${error?.message ?? 'no user'}`)
}

async function signUp(target: SeedTarget, client: Client, person: DemoPerson): Promise<SignedIn> {
  const email = emailOf(person)
  const birthYear = new Date().getFullYear() - person.age
  const options = { data: { username: person.name, birth_year: birthYear } }
  succeed(person.name, await client.auth.signUp({ email, password: demoPassword, options }))
  return verify(target, client, email, 'signup')
}

/** For somebody whose seeding was cut off between sign-up and confirmation. */
async function askForCode(target: SeedTarget, client: Client, email: string): Promise<SignedIn> {
  succeed(email, await client.auth.signInWithOtp({ email, options: { shouldCreateUser: false } }))
  return verify(target, client, email, 'magiclink')
}

async function verify(
  target: SeedTarget,
  client: Client,
  email: string,
  type: 'signup' | 'magiclink',
): Promise<SignedIn> {
  const token = await newestCode(target, email)
  const { data, error } = await client.auth.verifyOtp({ email, token, type })
  if (!data.user) throw new Error(`${email} cannot be confirmed: ${error?.message ?? 'no user'}`)
  return { client, id: data.user.id }
}

async function newestCode(target: SeedTarget, email: string): Promise<string> {
  const response = await fetch(target.mailbox)
  const mails = z.array(mailSchema).parse(await response.json())
  const mail = mails.findLast(({ to }) => to === email)
  const code = mail && /\b\d{6}\b/.exec(mail.text)?.[0]
  if (code === undefined) throw new Error(`No code arrived for ${email}`)
  return code
}
