import { decodeJwt } from 'jose'
import { Secret } from 'otpauth'
import { beforeAll, expect, test } from 'vitest'
import { beginDevice } from '#renderer/features/settings/second-step/api.ts'
import { sharedBackend, type TestBackend } from './start-backend.ts'
import {
  mailsTo,
  newClient,
  newMember,
  password,
  unique,
  type Client,
  type Member,
} from './support/members.ts'
import { totpOf, wrongTotpOf } from './support/totp.ts'

let backend: TestBackend
let admin: Client

beforeAll(async () => {
  backend = await sharedBackend()
  admin = newClient(backend, backend.secretKey)
})

interface Claims {
  readonly aal: string
  readonly amr: readonly { readonly method: string }[]
}

const claimsOf = async ({ auth }: Client): Promise<Claims> =>
  decodeJwt<Claims>((await auth.getSession()).data.session?.access_token ?? '')

interface Added {
  readonly id: string
  readonly secret: string
}

async function enroll({ auth }: Client, friendlyName: string): Promise<Added> {
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName, issuer: 'Cosmia' })
  if (error) throw error
  return { id: data.id, secret: data.totp.secret }
}

const prove = ({ auth }: Client, { id, secret }: Added) =>
  auth.mfa.challengeAndVerify({ factorId: id, code: totpOf(secret) })

/** A member whose second step is in force. */
async function newCareful(name: string): Promise<Member & { readonly factor: Added }> {
  const member = await newMember(backend, unique(name))
  const factor = await enroll(member.client, 'Móvil')
  const { error } = await prove(member.client, factor)
  if (error) throw error
  return { ...member, factor }
}

async function signIn(email: string): Promise<Client> {
  const client = newClient(backend)
  const { error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return client
}

test('a new factor has a secret and its address, and is in force after its first code', async () => {
  const { client, email } = await newMember(backend, unique('ana'))
  const { data } = await client.auth.mfa.enroll({
    factorType: 'totp',
    friendlyName: 'Móvil',
    issuer: 'Cosmia',
  })
  expect(data).toMatchObject({ type: 'totp', friendly_name: 'Móvil' })
  const { uri = '', secret = '', qr_code = '' } = data?.totp ?? {}
  expect(Secret.fromBase32(secret).bytes).toHaveLength(20)
  expect(new URL(uri).searchParams.get('secret')).toBe(secret)
  expect(decodeURIComponent(uri)).toContain(`Cosmia:${email}`)
  expect(qr_code).toMatch(/^data:image\/svg\+xml;utf-8,</)
  const { data: before } = await client.auth.mfa.listFactors()
  expect(before).toMatchObject({ totp: [], all: [{ friendly_name: 'Móvil', status: 'unverified' }] })
  expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ nextLevel: 'aal1' })

  const verified = await prove(client, { id: data?.id ?? '', secret })
  expect(verified.error).toBeNull()
  expect(verified.data?.user.factors).toMatchObject([
    { id: data?.id, status: 'verified', factor_type: 'totp' },
  ])
  expect(await claimsOf(client)).toMatchObject({ aal: 'aal2', amr: [{ method: 'totp' }, { method: 'otp' }] })
  const mails = await mailsTo(backend, email, 2)
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Confirma tu cuenta',
    'Tu cuenta tiene un nuevo segundo paso',
  ])
})

test('the password alone signs in at aal1, its code lifts to aal2, and a renewal keeps it', async () => {
  const { email, factor, client: first } = await newCareful('bea')
  const client = newClient(backend)
  const { data } = await client.auth.signInWithPassword({ email, password })
  expect(data.user?.factors).toMatchObject([{ id: factor.id, status: 'verified' }])
  expect(await claimsOf(client)).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] })
  const level = await client.auth.mfa.getAuthenticatorAssuranceLevel()
  expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' })
  expect((await prove(client, factor)).error).toBeNull()
  await client.auth.refreshSession()
  expect((await claimsOf(client)).aal).toBe('aal2')
  expect((await first.auth.refreshSession()).error).toBeNull()
})

test('sessions that began with the password alone end with a code, but for the one that it lifts', async () => {
  const { client, email } = await newMember(backend, unique('carla'))
  const other = await signIn(email)
  const former = (await client.auth.getSession()).data.session?.refresh_token ?? ''
  const factor = await enroll(client, '')
  await prove(client, factor)
  expect((await other.auth.refreshSession()).error).not.toBeNull()
  // As after any renewal, a token that was on its way meanwhile brings the same session.
  const late = newClient(backend)
  expect((await late.auth.refreshSession({ refresh_token: former })).error).toBeNull()
  expect((await claimsOf(late)).aal).toBe('aal2')
})

test('a wrong code, none, one of an earlier challenge and one of another factor are refused', async () => {
  const { client } = await newMember(backend, unique('dora'))
  const { id, secret } = await enroll(client, 'uno')
  const other = await enroll(client, 'dos')
  const ask = async (factorId: string) => (await client.auth.mfa.challenge({ factorId })).data?.id ?? ''
  const verify = async (code: string, challengeId: string, factorId = id) => {
    const { error } = await client.auth.mfa.verify({ factorId, challengeId, code })
    return [error?.status, error?.code]
  }
  const challengeId = await ask(id)
  expect(await verify(wrongTotpOf(secret), challengeId)).toEqual([422, 'mfa_verification_failed'])
  expect(await verify('', challengeId)).toEqual([400, 'validation_failed'])
  expect(await verify(totpOf(other.secret), challengeId, other.id)).toEqual([422, 'mfa_factor_not_found'])
  expect((await claimsOf(client)).aal).toBe('aal1')
  expect(await verify(totpOf(secret), challengeId)).toEqual([undefined, undefined])
  expect(await verify(totpOf(secret), challengeId)).toEqual([422, 'mfa_ip_address_mismatch'])
  const { data } = await client.auth.mfa.listFactors()
  expect(data?.all.map((each) => each.friendly_name)).toEqual(['uno'])
})

test('a challenge says that it ends after five minutes', async () => {
  const { client, factor } = await newCareful('elsa')
  const { data } = await client.auth.mfa.challenge({ factorId: factor.id })
  const left = (data?.expires_at ?? 0) - Date.now() / 1000
  expect(left).toBeGreaterThan(290)
  expect(left).toBeLessThanOrEqual(300)
})

test('who has a factor adds another with it alone', async () => {
  const { client, email, factor } = await newCareful('flora')
  const weak = await signIn(email)
  const refused = await weak.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Tableta' })
  expect(refused.error).toMatchObject({ status: 403, code: 'insufficient_aal' })
  const same = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Móvil' })
  expect(same.error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' })
  const second = await enroll(client, 'Tableta')
  expect((await prove(client, second)).error).toBeNull()
  const { data } = await client.auth.mfa.listFactors()
  expect(data?.totp.map(({ id }) => id)).toEqual([factor.id, second.id])
})

test('an account has ten factors at most, and only those of apps', async () => {
  const { client } = await newMember(backend, unique('gala'))
  for (let n = 0; n < 10; n += 1) await enroll(client, `n.º ${n}`)
  const eleventh = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'de más' })
  expect(eleventh.error).toMatchObject({ status: 422, code: 'too_many_enrolled_mfa_factors' })
  const phone = await client.auth.mfa.enroll({ factorType: 'phone', phone: '+34600000000' })
  expect(phone.error).toMatchObject({ status: 422, code: 'mfa_phone_enroll_not_enabled' })
})

test('a factor in force is taken away at aal2 alone, and the session is worth a password then', async () => {
  const { client, email, factor } = await newCareful('hada')
  const weak = await signIn(email)
  const refused = await weak.auth.mfa.unenroll({ factorId: factor.id })
  expect(refused.error).toMatchObject({ status: 422, code: 'insufficient_aal' })
  expect((await client.auth.mfa.unenroll({ factorId: factor.id })).error).toBeNull()
  await client.auth.refreshSession()
  expect((await claimsOf(client)).aal).toBe('aal1')
  expect((await client.auth.getUser()).data.user?.factors).toBeUndefined()
  expect((await mailsTo(backend, email, 3)).at(-1)?.subject).toBe('Tu cuenta tiene un segundo paso menos')

  const unfinished = await enroll(client, 'sin acabar')
  expect((await client.auth.mfa.unenroll({ factorId: unfinished.id })).error).toBeNull()
})

test('what was begun and never finished makes room, of which no mail tells', async () => {
  const { client, email } = await newMember(backend, unique('gala'))
  const begun = await beginDevice(client, 'Móvil')
  expect(await beginDevice(client, 'Móvil')).toMatchObject({ secret: expect.any(String) })
  const { data } = await client.auth.mfa.listFactors()
  expect(data?.all.map(({ friendly_name }) => friendly_name)).toEqual(['Móvil'])
  expect(data?.all[0]?.id).not.toBe(typeof begun === 'string' ? begun : begun.id)
  expect((await mailsTo(backend, email)).map(({ subject }) => subject)).toEqual(['Confirma tu cuenta'])
})

test('factors of others, and those without a session, are not there', async () => {
  const { client } = await newMember(backend, unique('iris'))
  const { factor } = await newCareful('juno')
  const gone = { status: 404, code: 'mfa_factor_not_found' }
  expect((await client.auth.mfa.challenge({ factorId: factor.id })).error).toMatchObject(gone)
  expect((await client.auth.mfa.unenroll({ factorId: factor.id })).error).toMatchObject(gone)
  const anonymous = await fetch(`${backend.url}/auth/v1/factors`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ factor_type: 'totp' }),
  })
  expect(anonymous.status).toBeGreaterThanOrEqual(400)
  expect(anonymous.status).toBeLessThan(500)
})

test('password and e-mail of who has a factor are changed with it alone', async () => {
  const { client, email } = await newCareful('kira')
  const weak = await signIn(email)
  const refusal = { status: 401, code: 'insufficient_aal' }
  expect((await weak.auth.updateUser({ password: 'robada-2026' })).error).toMatchObject(refusal)
  expect((await weak.auth.updateUser({ email: `${unique('ladrona')}@prueba.test` })).error).toMatchObject(
    refusal,
  )
  expect((await weak.auth.updateUser({ data: { color: 'azul' } })).error).toBeNull()
  expect((await client.auth.updateUser({ password: 'nueva-cosmos-2026' })).error).toBeNull()
})

test('the operator sees and removes the factor of who has lost it', async () => {
  const { id, email, factor } = await newCareful('luna')
  const weak = await signIn(email)
  const { data } = await admin.auth.admin.mfa.listFactors({ userId: id })
  expect(data?.factors).toMatchObject([{ id: factor.id, status: 'verified' }])
  const absent = await admin.auth.admin.mfa.deleteFactor({ userId: id, id: crypto.randomUUID() })
  expect(absent.error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' })
  expect((await weak.auth.admin.mfa.deleteFactor({ userId: id, id: factor.id })).error).not.toBeNull()
  expect((await admin.auth.admin.mfa.deleteFactor({ userId: id, id: factor.id })).error).toBeNull()
  expect((await weak.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ currentLevel: 'aal1' })
  const { data: profile } = await weak.from('profiles').select('id').eq('id', id)
  expect(profile).toEqual([{ id }])
})

test('without the second step a token reads and writes nothing', async () => {
  const { client, email, id } = await newCareful('maia')
  await client.from('posts').insert({ content: 'Con dos pasos' }).throwOnError()
  const weak = await signIn(email)
  expect((await weak.from('profiles').select('id').eq('id', id)).data).toEqual([])
  expect((await weak.from('posts').select('id').eq('user_id', id)).data).toEqual([])
  expect((await weak.from('posts').insert({ content: 'Robado' })).error?.code).toBe('42501')
  expect((await weak.rpc('delete_account')).error).not.toBeNull()
  const { data } = await client.from('posts').select('content').eq('user_id', id)
  expect(data).toEqual([{ content: 'Con dos pasos' }])
})

test('a moderator with a factor deletes what others wrote with it alone', async () => {
  const { client, email, id, factor } = await newCareful('venus')
  await admin.from('profiles').update({ role: 'moderator' }).eq('id', id).throwOnError()
  const author = await newMember(backend, unique('autora'))
  const { data: post } = await author.client.from('posts').insert({ content: 'Ajeno' }).select('id').single()
  const weak = await signIn(email)
  const remove = async (by: Client) => {
    const { data } = await by
      .from('posts')
      .delete()
      .eq('id', post?.id ?? '')
      .select('id')
    return data?.length ?? 0
  }
  expect(await remove(weak)).toBe(0)
  expect(
    (
      await author.client
        .from('posts')
        .select('id')
        .eq('id', post?.id ?? '')
    ).data,
  ).toHaveLength(1)
  await prove(weak, factor)
  expect(await remove(weak)).toBe(1)
  expect((await claimsOf(client)).aal).toBe('aal2')
})
