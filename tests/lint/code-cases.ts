import type { RuleCase } from './rule-case.ts'

const file = 'src/shared/subject.ts'
const view = 'src/renderer/features/feed/Subject.tsx'
const test = 'src/renderer/features/feed/subject.test.ts'
const lines = (count: number, line: string) => Array.from({ length: count }, () => line).join('\n')

const types: readonly RuleCase[] = [
  {
    why: 'any',
    rule: '@typescript-eslint/no-explicit-any',
    file,
    wrong: 'export const read = (value: any) => String(value)\n',
    right: 'export const read = (value: unknown) => String(value)\n',
  },
  {
    why: 'a promise nobody waits for',
    rule: '@typescript-eslint/no-floating-promises',
    file,
    wrong: 'export function run() {\n  Promise.resolve(1)\n}\n',
    right: 'export function run() {\n  return Promise.resolve(1)\n}\n',
  },
  {
    why: 'a promise where a value is asked',
    rule: '@typescript-eslint/no-misused-promises',
    file,
    wrong: 'export const ask = async () => 1\nif (ask()) throw new Error("always")\n',
    right: 'export const ask = async () => 1\nif (await ask()) throw new Error("sometimes")\n',
  },
  {
    why: 'a type imported as a value',
    rule: '@typescript-eslint/consistent-type-imports',
    file,
    wrong: `import { partner } from './partner.ts'\n\nexport type Partner = typeof partner\n`,
    right: `import type { partner } from './partner.ts'\n\nexport type Partner = typeof partner\n`,
  },
  {
    why: 'a switch that forgets a case',
    rule: '@typescript-eslint/switch-exhaustiveness-check',
    file,
    wrong: oneArmed(''),
    right: oneArmed(`    case 'b':\n      return 2\n`),
  },
  {
    why: 'a thrown string',
    rule: '@typescript-eslint/only-throw-error',
    file,
    wrong: `export const fail = () => {\n  throw 'no'\n}\n`,
    right: `export const fail = () => {\n  throw new Error('no')\n}\n`,
  },
  {
    why: 'an await without a promise',
    rule: '@typescript-eslint/await-thenable',
    file,
    wrong: 'export const read = async () => await 1\n',
    right: 'export const read = async () => await Promise.resolve(1)\n',
  },
]

function oneArmed(second: string): string {
  return `export function rank(of: 'a' | 'b') {\n  switch (of) {\n    case 'a':\n      return 1\n${second}  }\n}\n`
}

const habits: readonly RuleCase[] = [
  {
    why: 'a default export',
    rule: 'no-restricted-exports',
    file,
    wrong: 'export default 1\n',
    right: 'export const subject = 1\n',
  },
  {
    why: 'a file over 350 lines',
    rule: 'max-lines',
    file,
    wrong: `${lines(351, '// why')}\n`,
    right: `${lines(350, '// why')}\n`,
  },
  {
    why: 'a function over 80 lines',
    rule: 'max-lines-per-function',
    file,
    wrong: `export function run() {\n${lines(79, '  void 0')}\n}\n`,
    right: `export function run() {\n${lines(78, '  void 0')}\n}\n`,
  },
  {
    why: 'work left for later',
    rule: 'no-warning-comments',
    file,
    wrong: `// ${'TO'}DO finish\nexport const subject = 1\n`,
    right: '// Finished.\nexport const subject = 1\n',
  },
  {
    why: 'ipcMain through an object',
    rule: 'no-restricted-properties',
    file: 'src/main/subject.ts',
    wrong: `import * as all from 'electron'\n\nexport const copy = all.ipcMain\n`,
    right: `import { app } from 'electron'\n\nexport const copy = app.getVersion\n`,
  },
  {
    why: 'a test left out',
    rule: 'no-restricted-properties',
    file: test,
    wrong: `import { it } from 'vitest'\n\nit.skip('waits', () => undefined)\n`,
    right: `import { it } from 'vitest'\n\nit('runs', () => undefined)\n`,
  },
  {
    why: 'a lint rule switched off for nothing',
    rule: null,
    file,
    wrong: '// eslint-disable-next-line no-console\nexport const subject = 1\n',
    right: 'export const subject = 1\n',
  },
]

const react: readonly RuleCase[] = [
  {
    why: 'a hook behind a condition',
    rule: 'react-hooks/rules-of-hooks',
    file: view,
    wrong: hook('if (open) useState(0)'),
    right: hook('useState(0)'),
  },
  {
    why: 'an effect that forgets what it reads',
    rule: 'react-hooks/exhaustive-deps',
    file: view,
    wrong: effect('[]'),
    right: effect('[open]'),
  },
  {
    why: 'a picture without words',
    rule: 'jsx-a11y/alt-text',
    file: view,
    wrong: `export const Face = () => <img src="face.png" />\n`,
    right: `export const Face = (props: { name: string }) => <img src="face.png" alt={props.name} />\n`,
  },
  {
    why: 'a click only a mouse can make',
    rule: 'jsx-a11y/click-events-have-key-events',
    file: view,
    wrong: clickable('div'),
    right: clickable('button'),
  },
  {
    why: 'a button that drops the focus while it loads',
    rule: 'no-restricted-syntax',
    file: view,
    wrong: `const Send = 'button'\nexport const Form = () => <Send loading />\n`,
    right: `const Send = 'button'\nexport const Form = () => <Send aria-busy />\n`,
  },
]

const cache: readonly RuleCase[] = [
  {
    why: 'all queries at once, by a filter',
    rule: 'no-restricted-syntax',
    file: 'src/renderer/lib/subject.ts',
    wrong: 'export const filter = { queryKey: [] }\n',
    right: `export const filter = { queryKey: ['feed'] }\n`,
  },
  {
    why: 'all queries at once, in a change',
    rule: 'no-restricted-syntax',
    file: 'src/renderer/lib/subject.ts',
    wrong: changed('[]'),
    right: changed(`['feed']`),
  },
  {
    why: 'rows of another table, by the name of a column',
    rule: 'no-restricted-syntax',
    file: 'src/renderer/features/feed/api.ts',
    wrong: `export const columns = 'id, author:member_cards!user_id(id)'\n`,
    right: `export const columns = 'id, author:member_cards!posts_user_id_fkey(id)'\n`,
  },
  ...['src/renderer/features/feed/subject.ts', 'src/renderer/features/feed/copy.ts'].map((place) => ({
    why: 'a formatter that is held for ever',
    rule: 'no-restricted-syntax',
    file: place,
    wrong: `const day = new Intl.DateTimeFormat('es', { dateStyle: 'long' })\n\nexport const label = (at: Date) => day.format(at)\n`,
    right: `const count = new Intl.NumberFormat('es')\n\nexport const label = (many: number) => count.format(many)\n`,
  })),
  {
    why: 'a text of the time zone that the window began in',
    rule: 'no-restricted-syntax',
    file: 'src/renderer/features/feed/subject.ts',
    wrong: `export const since = new Date().toLocaleDateString('es')\n`,
    right: 'export const since = new Date().toISOString()\n',
  },
  {
    why: 'a feature that asks the server by itself',
    rule: 'no-restricted-syntax',
    file: 'src/renderer/features/feed/subject.ts',
    wrong: asking('member.supabase.rpc()'),
    right: asking('member.supabase'),
  },
]

function asking(what: string): string {
  return `const member = { supabase: { rpc: () => 1 } }\n\nexport const asked = () => ${what}\n`
}

function changed(key: string): string {
  return `const changeCached = (key: readonly string[]) => key.length\n\nexport const count = changeCached(${key})\n`
}

const TEXT = 'no-restricted-syntax'
const shown = (text: string) => `export const Title = () => <h1>${text}</h1>\n`

const INBOX = 'src/renderer/features/chat/inbox/subject.ts'

const frames: readonly RuleCase[] = [
  {
    why: 'messages that wait for a frame',
    rule: 'no-restricted-globals',
    file: INBOX,
    wrong: 'export const later = (act: () => void) => requestAnimationFrame(act)\n',
    right: 'export const later = (act: () => void) => setTimeout(act)\n',
  },
  {
    why: 'messages that wait for a frame of the window',
    rule: 'no-restricted-properties',
    file: INBOX,
    wrong: 'export const later = (act: () => void) => window.requestAnimationFrame(act)\n',
    right: 'export const later = (act: () => void) => window.setTimeout(act)\n',
  },
]

const texts: readonly RuleCase[] = [
  {
    why: 'a text of members between tags',
    rule: TEXT,
    file: view,
    wrong: shown('Hola'),
    right: shown('{1}'),
  },
  {
    why: 'a text of members as an attribute',
    rule: TEXT,
    file: view,
    wrong: `export const Box = () => <main aria-label="Chat" />\n`,
    right: `export const Box = () => <main id="chat" />\n`,
  },
  {
    why: 'a text of members as a field',
    rule: TEXT,
    file: 'src/main/subject.ts',
    wrong: `export const item = { label: 'Copiar' }\n`,
    right: `export const item = { role: 'copy' }\n`,
  },
  {
    why: 'a sentence of members',
    rule: TEXT,
    file: 'src/renderer/lib/subject.ts',
    wrong: 'export const wait = (time: string) => `Volverá en ${time}`\n',
    right: 'export const key = (id: string) => `draft/${id}`\n',
  },
  {
    why: 'a sentence of members in plain letters',
    rule: TEXT,
    file: 'src/shared/subject.ts',
    wrong: `export const title = (site: string) => \`\${site} - Red Social del Futuro\`\n`,
    right: `export const fail = () => new Error('The site has no name')\n`,
  },
  {
    why: 'a choice of members',
    rule: TEXT,
    file: 'src/renderer/lib/subject.ts',
    wrong: `export const kinds = ['Creador de Contenido']\n`,
    right: `export const rank = { 'Creador de Contenido': 1 }\n`,
  },
]

function hook(call: string): string {
  return `import { useState } from 'react'\n\nexport function Box({ open }: { open: boolean }) {\n  ${call}\n  return <p>{String(open)}</p>\n}\n`
}

function effect(reads: string): string {
  const call = `  useEffect(() => {\n    document.title = String(open)\n  }, ${reads})\n`
  return `import { useEffect } from 'react'\n\nexport function Box({ open }: { open: boolean }) {\n${call}  return <p />\n}\n`
}

function clickable(tag: string): string {
  return `export const Press = ({ on }: { on: () => void }) => <${tag} onClick={on}>{1}</${tag}>\n`
}

export const codeCases: readonly RuleCase[] = [...types, ...habits, ...react, ...cache, ...frames, ...texts]
