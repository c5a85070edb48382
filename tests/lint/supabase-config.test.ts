import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { namesInToml } from '../../.config/tasks/lib/toml-names.ts'
import known from './supabase-cli.json' with { type: 'json' }

const config = readFileSync(new URL('../../supabase/config.toml', import.meta.url), 'utf8')

/** Settings of a file that the CLI does not know: it ignores them, and what they were to switch on stays off. */
const unknown = (toml: string): string[] => namesInToml(toml).filter((name) => !known.settings.includes(name))

test(`every setting of config.toml is one that the Supabase CLI ${known.version} knows`, () => {
  expect(namesInToml(config).length).toBeGreaterThan(70)
  expect(unknown(config)).toEqual([])
})

test.each([
  ['otp_length = 8', 'otp_lenght = 8', 'auth.email.otp_lenght'],
  [
    '[auth.hook.before_user_created]',
    '[auth.hook.before_user_creatd]',
    'auth.hook.before_user_creatd.enabled',
  ],
  [
    '[auth.email.notification.email_changed]',
    '[auth.email.notification.emial_changed]',
    'auth.email.notification.emial_changed.enabled',
  ],
  ['[auth.email.template.recovery]', '[auth.email.template.recover]', 'auth.email.template.recover.subject'],
  ['project_id = "cosmia"', 'nonsense = 1', 'nonsense'],
])('a misspelt setting is found: %s as %s', (right, wrong, name) => {
  expect(config).toContain(right)
  expect(unknown(config.replace(right, wrong))).toContain(name)
})
