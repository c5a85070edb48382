/**
 * `npm run cli-settings -- 3.1.0`: writes the names of all settings that a version of the Supabase CLI knows, for the check of
 * supabase/config.toml: the CLI itself ignores what it does not know. They are those that `supabase init` writes, its examples in
 * comments among them; and the mails, by their names in the settings of a hosted project, which its program contains.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from './lib/paths.ts'
import { namesInToml } from './lib/toml-names.ts'

const LIST = `${projectRoot}tests/lint/supabase-cli.json`

const version = process.argv[2]
if (version === undefined) throw new Error('Name a version of the CLI, as 3.1.0')

const folder = mkdtempSync(join(tmpdir(), 'cosmia-cli-'))
try {
  execFileSync('npm', ['install', '--prefix', folder, `supabase@${version}`], { stdio: 'inherit' })
  const program = createRequire(join(folder, 'node_modules/supabase/')).resolve(
    `@supabase/cli-${process.platform}-${process.arch}/bin/supabase`,
  )
  execFileSync(program, ['init', '--workdir', folder], { stdio: ['ignore', 'inherit', 'inherit'] })
  const template = readFileSync(join(folder, 'supabase', 'config.toml'), 'utf8')
  const names = namesInToml(template.replaceAll(/^# (?=\[|\w+ = )/gm, ''))
  const mails = mailsIn(readFileSync(program, 'latin1'))
  const settings = [...new Set([...names, ...mails])].sort()
  writeFileSync(LIST, `${JSON.stringify({ version, settings }, null, 2)}\n`)
} finally {
  rmSync(folder, { recursive: true })
}

/** Settings of the mails, whose names stand nowhere in the template. */
function mailsIn(program: string): string[] {
  const hosted = program.matchAll(/mailer_templates_([a-z_]+?)(_notification)?_content/g)
  return [...hosted].flatMap(([, mail = '', isNotification]) => {
    const section = `auth.email.${isNotification ? 'notification' : 'template'}.${mail}`
    const keys = isNotification ? ['enabled', 'subject', 'content_path'] : ['subject', 'content_path']
    return keys.map((key) => `${section}.${key}`)
  })
}
