import type { Linter } from 'eslint'

/** Modules that only some places may name, as one config object per place (later objects replace earlier ones). */

const ELECTRON = { name: 'electron', message: 'Only main and preload know Electron (design §2).' }

const IPC_MAIN = {
  name: 'electron',
  importNames: ['ipcMain', 'default'],
  message: 'Only the IPC transport of main listens to ipcMain; add a handler to the map instead.',
}

const IPC_RENDERER = {
  name: 'electron',
  importNames: ['ipcRenderer', 'default'],
  message: 'Only the transport of preload talks to ipcRenderer.',
}

const SUPABASE = {
  name: '@supabase/supabase-js',
  message: 'Only api.ts talks to the server (design §2).',
  allowTypeImports: true,
}

/** Parts that `createClient` wires are not wired by hand, and their types come with it. */
const SUPABASE_PART = {
  regex: '^@supabase/(auth|postgrest|realtime|storage|functions)-js$',
  message: 'Take it from @supabase/supabase-js.',
}

const SUPABASE_CLIENT = {
  regex: '(^|/)server/supabase(\\.ts)?$|^\\./supabase(\\.ts)?$',
  message: 'Only api.ts opens the Supabase client (design §2).',
  allowTypeImports: true,
}

/** A cache or a store beside the window's and the member's would outlive whom it belongs to (decision 34). */
const MEMBER_STATE = [
  {
    name: '@tanstack/react-query',
    importNames: ['QueryClient'],
    message:
      'What members read is in member.queries, what the entrance asks in server/cache/query-client.ts.',
    allowTypeImports: true,
  },
  {
    name: 'jotai',
    importNames: ['createStore'],
    message: 'State of a member is in member.store, state of the window in lib/store.ts.',
    allowTypeImports: true,
  },
]

const ZOD = {
  regex: '^zod(?!/mini$)',
  message: 'Take zod/mini: the whole of zod would be part of every start (decision 7).',
}

/** The places that may do what the others may not. */
const IPC_MAIN_HOME = ['src/main/ipc/serve-requests.ts']
const IPC_RENDERER_HOME = ['src/preload/electron-transport.ts']
const SUPABASE_HOME = [
  'src/renderer/server/supabase.{ts,test.ts}',
  'src/renderer/session/{connection,keychain-storage,leave,start-session}.{ts,test.ts}',
]

const MEMBER_STATE_HOME = [
  'src/renderer/lib/store.ts',
  'src/renderer/server/cache/query-client.ts',
  'src/renderer/session/member-scope.ts',
]

const restrict = (name: string, files: string[], ignores: string[], options: object): Linter.Config => ({
  name: `cosmia/${name}`,
  files,
  ...(ignores.length > 0 && { ignores }),
  rules: { '@typescript-eslint/no-restricted-imports': ['error', options] },
})

export const restrictedImports: readonly Linter.Config[] = [
  restrict('backend', ['src/backend/**'], [], { paths: [ELECTRON] }),
  restrict('shared', ['src/shared/**'], [], { paths: [ELECTRON], patterns: [ZOD] }),
  restrict('renderer', ['src/renderer/**'], [], {
    paths: [ELECTRON],
    patterns: [ZOD, SUPABASE_PART],
  }),
  restrict(
    'supabase-in-api',
    ['src/renderer/**'],
    [
      'src/renderer/**/api.ts',
      'src/renderer/**/*.test.{ts,tsx}',
      'src/renderer/**/testing/**',
      ...SUPABASE_HOME,
    ],
    {
      paths: [ELECTRON, SUPABASE, ...MEMBER_STATE],
      patterns: [ZOD, SUPABASE_PART, SUPABASE_CLIENT],
    },
  ),
  restrict('member-state-home', MEMBER_STATE_HOME, [], {
    paths: [ELECTRON, SUPABASE],
    patterns: [ZOD, SUPABASE_PART, SUPABASE_CLIENT],
  }),
  restrict('main', ['src/main/**'], [], { paths: [IPC_MAIN], patterns: [ZOD] }),
  restrict('ipc-main-home', IPC_MAIN_HOME, [], { patterns: [ZOD] }),
  restrict('ipc-renderer-home', ['src/preload/**'], IPC_RENDERER_HOME, { paths: [IPC_RENDERER] }),
  {
    name: 'cosmia/no-node-builtins',
    files: ['src/{shared,renderer,preload}/**'],
    ignores: ['src/**/*.test.{ts,tsx}'],
    rules: { 'import-x/no-nodejs-modules': 'error' },
  },
]
