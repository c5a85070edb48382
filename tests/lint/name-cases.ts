import { take, type RuleCase } from './rule-case.ts'

const NAMES = '@typescript-eslint/no-restricted-imports'
const FEED = 'src/renderer/features/feed/subject.ts'

/** Modules that only one place may name. */
export const nameCases: readonly RuleCase[] = [
  {
    why: 'electron in shared',
    rule: NAMES,
    file: 'src/shared/subject.ts',
    wrong: take('electron', 'app'),
    right: take('zod/mini', 'z'),
  },
  {
    why: 'electron in the renderer',
    rule: NAMES,
    file: FEED,
    wrong: take('electron', 'shell'),
    right: take('jotai', 'atom'),
  },
  {
    why: 'a second listener on ipcMain',
    rule: NAMES,
    file: 'src/main/subject.ts',
    wrong: take('electron', 'ipcMain'),
    right: take('electron', 'app'),
  },
  {
    why: 'a second user of ipcRenderer',
    rule: NAMES,
    file: 'src/preload/subject.ts',
    wrong: take('electron', 'ipcRenderer'),
    right: take('electron', 'contextBridge'),
  },
  {
    why: 'ipcMain by the whole module',
    rule: NAMES,
    file: 'src/main/subject.ts',
    wrong: `import * as all from 'electron'\n\nexport const copy = all\n`,
    right: take('electron', 'dialog'),
  },
  {
    why: 'the Supabase client outside api',
    rule: NAMES,
    file: FEED,
    wrong: take('#renderer/server/supabase.ts'),
    right: take('./api.ts'),
  },
  {
    why: 'the Supabase client by relative path',
    rule: NAMES,
    file: FEED,
    wrong: take('../../server/supabase.ts'),
    right: take('../../lib/subject.ts'),
  },
  {
    why: 'the Supabase client inside its room',
    rule: NAMES,
    file: 'src/renderer/server/subject.ts',
    wrong: take('./supabase.ts'),
    right: take('../theme/subject.ts'),
  },
  {
    why: 'supabase-js outside api',
    rule: NAMES,
    file: FEED,
    wrong: take('@supabase/supabase-js', 'createClient'),
    right: `import type { AuthError } from '@supabase/supabase-js'\n\nexport type Failure = AuthError\n`,
  },
  {
    why: 'a part of supabase-js, also in an api module',
    rule: NAMES,
    file: 'src/renderer/features/feed/api.ts',
    wrong: take('@supabase/auth-js', 'GoTrueClient'),
    right: take('@supabase/supabase-js', 'createClient'),
  },
  {
    why: 'a query client beside the member’s',
    rule: NAMES,
    file: FEED,
    wrong: take('@tanstack/react-query', 'QueryClient'),
    right: take('@tanstack/react-query', 'useQueryClient'),
  },
  {
    why: 'a store beside the member’s',
    rule: NAMES,
    file: FEED,
    wrong: take('jotai', 'createStore'),
    right: take('jotai', 'atom'),
  },
  ...[FEED, 'src/main/subject.ts', 'src/main/ipc/serve-requests.ts', 'src/shared/subject.ts'].map((file) => ({
    why: `the whole of zod in ${file}`,
    rule: NAMES,
    file,
    wrong: take('zod', 'z'),
    right: take('zod/mini', 'z'),
  })),
  {
    why: 'node: in the renderer',
    rule: 'import-x/no-nodejs-modules',
    file: FEED,
    wrong: take('node:path', 'join'),
    right: take('jotai', 'atom'),
  },
  {
    why: 'node: in shared',
    rule: 'import-x/no-nodejs-modules',
    file: 'src/shared/subject.ts',
    wrong: take('fs', 'readFileSync'),
    right: take('zod/mini', 'z'),
  },
  {
    why: 'node: in preload',
    rule: 'import-x/no-nodejs-modules',
    file: 'src/preload/subject.ts',
    wrong: take('node:fs', 'readFileSync'),
    right: take('electron', 'contextBridge'),
  },
]

/** The same module is fine in the one place that owns it. */
export const homes: readonly { readonly file: string; readonly code: string }[] = [
  { file: 'src/main/ipc/serve-requests.ts', code: take('electron', 'ipcMain') },
  { file: 'src/preload/electron-transport.ts', code: take('electron', 'ipcRenderer') },
  { file: 'src/renderer/server/supabase.ts', code: take('@supabase/supabase-js', 'createClient') },
  { file: 'src/renderer/lib/store.ts', code: take('jotai', 'createStore') },
  { file: 'src/renderer/features/feed/api.ts', code: take('#renderer/server/supabase.ts') },
  { file: 'src/renderer/app/subject.ts', code: take('#renderer/features/chat/subject.ts') },
  { file: 'src/renderer/features/feed/subject.test.ts', code: take('node:path', 'join') },
]
