import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../paths.ts'
import { notificationTemplates } from './mails.ts'
import { networkLimits } from './network-limits.ts'
import { authSettings, MINIMUM_PASSWORD_LENGTH } from './settings.ts'

/** The official CLI has renamed this one; the embedded backend's library has not. */
const renamed = new Map([['auth.email.enable_signup', 'auth.email.enabled']])

/** The embedded backend counts the bytes of a password itself. */
const different = ['auth.minimum_password_length']

/** Settings by their whole name, as `auth.email.otp_length`. Knows the TOML of config.toml, not more. */
function readConfig(): Map<string, unknown> {
  const settings = new Map<string, unknown>()
  let section = ''
  for (const line of readFileSync(join(projectRoot, 'supabase', 'config.toml'), 'utf8').split('\n')) {
    const [, header, key, value = ''] = /^(?:\[(.+)\]|(\w+) = (.+))$/.exec(line) ?? []
    if (header !== undefined) section = header
    else if (key !== undefined) settings.set(`${section}.${key}`, JSON.parse(value))
  }
  return settings
}

/** An object's values by their whole name. */
const flatten = (value: unknown, name: string): [string, unknown][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, part]) => flatten(part, `${name}.${key}`))
    : [[name, value]]

const fileInProject = (value: unknown): unknown =>
  typeof value === 'string' && value.startsWith(projectRoot) ? `./${relative(projectRoot, value)}` : value

test('the embedded backend has the auth settings of config.toml, wherever both have one', () => {
  const config = readConfig()
  const keys = { jwtSecret: '', publishableKey: '', secretKey: '' }
  const embedded = flatten(authSettings(keys), 'auth')
    .map(([name, value]) => [renamed.get(name) ?? name, fileInProject(value)] as const)
    .filter(([name]) => config.has(name) && !different.includes(name))
  expect(Object.fromEntries(embedded)).toEqual(
    Object.fromEntries(embedded.map(([name]) => [name, config.get(name)])),
  )
  expect(embedded.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'auth.jwt_expiry',
      'auth.sessions.inactivity_timeout',
      'auth.email.enable_confirmations',
      'auth.email.otp_length',
      'auth.email.template.recovery.content_path',
    ]),
  )
})

test('the embedded backend counts passwords and requests by the numbers of config.toml', () => {
  const config = readConfig()
  const limitOf = (name: string) => config.get(`auth.rate_limit.${name}`)
  expect(MINIMUM_PASSWORD_LENGTH).toBe(config.get('auth.minimum_password_length'))
  expect(networkLimits['POST /token']).toBe(limitOf('token_refresh'))
  expect(networkLimits['POST /verify']).toBe(limitOf('token_verifications'))
  expect(networkLimits['POST /signup']).toBe(limitOf('sign_in_sign_ups'))
})

test('a code has eight digits and is good for 15 minutes, which its mails say', () => {
  const keys = { jwtSecret: '', publishableKey: '', secretKey: '' }
  const { otp_length, otp_expiry, template } = authSettings(keys).email
  // Nobody counts wrong codes: their length and the limit by address are all that is between a guess and an account.
  expect({ otp_length, otp_expiry }).toEqual({ otp_length: 8, otp_expiry: 15 * 60 })
  for (const { content_path } of Object.values(template))
    expect(readFileSync(content_path, 'utf8')).toContain('El código caduca en 15 minutos.')
})

test('mails about changes have the subjects and pages of config.toml', () => {
  const config = readConfig()
  for (const [name, { subject, content_path }] of Object.entries(notificationTemplates)) {
    const setting = `auth.email.notification.${name}`
    expect(config.get(`${setting}.enabled`)).toBe(true)
    expect(config.get(`${setting}.subject`)).toBe(subject)
    expect(join(projectRoot, String(config.get(`${setting}.content_path`)))).toBe(content_path)
  }
})

test('all mails are on their pages, without a link, which a mail scanner would follow', () => {
  const pages = [...readConfig()].filter(([name]) => name.endsWith('.content_path'))
  expect(pages).toHaveLength(8)
  for (const [name, path] of pages) {
    const text = readFileSync(join(projectRoot, String(path)), 'utf8')
    expect(text, name).not.toMatch(/href|https?:|cosmia:|URL|TokenHash|RedirectTo/)
  }
})
