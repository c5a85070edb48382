import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import cli from './supabase-cli.json' with { type: 'json' }

const FOLDER = new URL('../../.github/', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, FOLDER), 'utf8')

const workflows = readdirSync(new URL('workflows', FOLDER)).map((name) => `workflows/${name}`)
const actions = readdirSync(new URL('actions', FOLDER)).map((name) => `actions/${name}/action.yml`)
const all = [...workflows, ...actions].map(read).join('\n')

/** The first versions that run on a Node which GitHub still has. */
const FIRST: Readonly<Record<string, number>> = {
  'actions/cache': 5,
  'actions/checkout': 6,
  'actions/download-artifact': 7,
  'actions/setup-node': 6,
  'actions/upload-artifact': 6,
}

/** What follows the step that uses an action, as far as the next one. */
const stepsWith = (action: string): readonly string[] =>
  all
    .split(/^ *- (?=\w)/m)
    .filter((step) => step.includes(`uses: ${action}@`))
    .map((step) => step.split(/^ {2}\w/m)[0] ?? '')

it('uses no actions but those of GitHub and its own, in versions that run on its present machines', () => {
  const used = [...all.matchAll(/uses: ([\w./-]+?)(?:@v(\d+))?$/gm)].filter(
    ([, name]) => !name?.startsWith('./'),
  )
  expect(used.length).toBeGreaterThan(0)
  for (const [, name = '', version] of used)
    expect(Number(version)).toBeGreaterThanOrEqual(FIRST[name] ?? NaN)
})

it('names the machines that it runs on, since the latest are others tomorrow', () => {
  const named = [...all.matchAll(/(?:runs-on:|os:) ([^$\n][^\n]*)$/gm)].map(([, name]) => name)
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((name) => name?.includes('latest'))).toEqual([])
})

it('leaves no token behind for what it runs, and keeps what it uploads for a while only', () => {
  for (const step of stepsWith('actions/checkout')) expect(step).toContain('persist-credentials: false')
  for (const step of stepsWith('actions/upload-artifact')) expect(step).toMatch(/retention-days: \d+/)
})

it('drafts a release of what was tested, installed and started, and of nothing signed that was not notarized', () => {
  const release = read('workflows/release.yml')
  expect(/^ {2}draft:\n(?: {4}.*\n)+/m.exec(release)?.[0]).toContain('needs: [test, package, install]')
  expect(/^ {2}install:\n(?: {4}.*\n|\n)+/m.exec(release)?.[0]).toContain('tests/package/installed.test.ts')
  expect(release).toMatch(/nothing would be notarized"; exit 1/)
  expect(release).toContain('xcrun stapler validate')
  // A site of another name has a program of that name.
  expect(release).not.toMatch(/Cosmia\.app|--title "Cosmia/)
})

it('starts the Supabase CLI in the one version whose settings are known', () => {
  const versions = [...all.matchAll(/supabase@(\S+)/g)].map(([, version]) => version)
  expect(versions).toEqual([cli.version])
})
