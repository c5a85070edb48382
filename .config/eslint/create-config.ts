import js from '@eslint/js'
import type { Linter } from 'eslint'
import { createNodeResolver, flatConfigs, importX } from 'eslint-plugin-import-x'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import { fileURLToPath } from 'node:url'
import tseslint from 'typescript-eslint'
import { restrictedImports } from './restricted-imports.ts'
import { restrictedSyntax } from './restricted-syntax.ts'
import { importZones } from './zones.ts'

const TYPED = ['**/*.{ts,tsx}']
const EVERYTHING = ['**/*.{ts,tsx,mjs,cjs,js}']
const IGNORED = [
  'out/**',
  'dist/**',
  '.cosmia/**',
  'test-results/**',
  'tests/lint/fixtures/**',
  'src/shared/database.types.ts',
]
/** Tools that load their configuration as a default export, and descriptions of foreign modules. */
const CONFIG_FILES = ['**/*.d.ts', '**/*.config.{ts,mjs}', 'tests/**/global-{setup,teardown}.ts']

const unfinishedTest = (object: string, property: string) => ({
  object,
  property,
  message: 'Every test runs, every time.',
})
const UNFINISHED_TESTS = ['test', 'it', 'describe'].flatMap((object) =>
  ['only', 'skip', 'todo', 'fixme'].map((property) => unfinishedTest(object, property)),
)

/**
 * The lint rules for the tree under `root`. The tests of the rules pass a small tree of their own.
 * @param root folder that holds `src` and `tests`
 */
export function createConfig(root: URL): Linter.Config[] {
  return [
    { ignores: IGNORED },
    { linterOptions: { reportUnusedDisableDirectives: 'error' } },
    { ...js.configs.recommended, files: EVERYTHING },
    ...(tseslint.config({ files: TYPED, extends: [tseslint.configs.strict] }) as Linter.Config[]),
    typed(root),
    imports(root),
    sizes,
    withoutFrames,
    tests,
    promisesOfTests,
    ...react,
    ...restrictedSyntax,
    nodeScripts,
    configFiles,
    ...restrictedImports,
  ]
}

const TRANSPORTS = [
  { property: 'ipcMain', message: 'Import what you need from the IPC transport of main.' },
  { property: 'ipcRenderer', message: 'Import what you need from the transport of preload.' },
]

const NO_FRAMES = {
  name: 'requestAnimationFrame',
  message: 'A hidden window may get no frames: messages would wait until it is looked at.',
}

/** A leading underscore says that a name is there only for its place. */
const UNUSED = {
  argsIgnorePattern: '^_',
  destructuredArrayIgnorePattern: '^_',
  varsIgnorePattern: '^_',
  ignoreRestSiblings: true,
}

const typed = (root: URL): Linter.Config => ({
  name: 'cosmia/typed',
  files: TYPED,
  languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: fileURLToPath(root) } },
  rules: {
    '@typescript-eslint/await-thenable': 'error',
    '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    '@typescript-eslint/no-floating-promises': 'error',
    '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    '@typescript-eslint/no-unnecessary-type-assertion': 'error',
    '@typescript-eslint/only-throw-error': 'error',
    '@typescript-eslint/prefer-promise-reject-errors': 'error',
    '@typescript-eslint/switch-exhaustiveness-check': 'error',
    // `void promise` marks a promise that reports its own failure.
    '@typescript-eslint/no-meaningless-void-operator': 'error',
    // `Promise.withResolvers<void>()` is what it does not understand.
    '@typescript-eslint/no-invalid-void-type': 'off',
    '@typescript-eslint/no-unused-vars': ['error', UNUSED],
  },
})

const imports = (root: URL): Linter.Config => ({
  name: 'cosmia/imports',
  files: EVERYTHING,
  plugins: { 'import-x': importX },
  settings: {
    ...flatConfigs.typescript.settings,
    // Reads `imports` of package.json, so the #aliases count as the files they stand for.
    'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] })],
  },
  rules: {
    // A package never reads us; following its modules took longer than all of ours.
    'import-x/no-cycle': ['error', { ignoreExternal: true }],
    'import-x/no-restricted-paths': ['error', { basePath: fileURLToPath(root), zones: importZones(root) }],
    'import-x/no-self-import': 'error',
  },
})

const sizes: Linter.Config = {
  name: 'cosmia/sizes',
  files: EVERYTHING,
  rules: {
    'max-lines': ['error', 350],
    'max-lines-per-function': ['error', 80],
    'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'], location: 'start' }],
    'no-restricted-exports': [
      'error',
      { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } },
    ],
    'no-restricted-properties': ['error', ...TRANSPORTS],
  },
}

/** What has to go on in a window that nobody sees: under Wayland it gets no frames, while the page takes itself for visible. */
const withoutFrames: Linter.Config = {
  name: 'cosmia/without-frames',
  files: [
    'src/renderer/features/chat/{inbox,notifications,outbox,messages}/**',
    'src/renderer/{session,server}/**',
  ],
  rules: {
    'no-restricted-globals': ['error', NO_FRAMES],
    'no-restricted-properties': [
      'error',
      ...TRANSPORTS,
      { property: NO_FRAMES.name, message: NO_FRAMES.message },
    ],
  },
}

const tests: Linter.Config = {
  name: 'cosmia/tests',
  files: ['tests/**', 'src/**/*.test.{ts,tsx}'],
  rules: {
    // A describe block is a list of tests, not a function with one thing to do.
    'max-lines-per-function': 'off',
    'no-restricted-properties': ['error', ...UNFINISHED_TESTS],
  },
}

const promisesOfTests: Linter.Config = {
  name: 'cosmia/promises-of-tests',
  files: ['tests/**/*.ts', 'src/**/*.test.{ts,tsx}'],
  // What a test forgets to wait for fails its run when it rejects; looking at each call took a seventh of the linter's time.
  rules: { '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }] },
}

/** Where no component of the product stands: what the compiler's rules ask of one takes a sixth of the linter's time. */
const TEST_FILES = ['src/renderer/**/*.test.{ts,tsx}']

const react: Linter.Config[] = [
  { ...reactHooks.configs.flat.recommended, files: ['src/renderer/**'], ignores: TEST_FILES },
  {
    name: 'cosmia/hooks-of-tests',
    files: TEST_FILES,
    plugins: reactHooks.configs.flat.recommended.plugins,
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'warn' },
  },
  {
    name: 'cosmia/no-react-compiler',
    files: ['src/renderer/**'],
    ignores: TEST_FILES,
    // Warns of what only the React compiler could get wrong, which is not used.
    rules: { 'react-hooks/incompatible-library': 'off' },
  },
  { ...jsxA11y.flatConfigs.recommended, files: ['src/renderer/**/*.tsx'] },
  {
    name: 'cosmia/dialog-focus',
    files: ['src/renderer/**/*.tsx'],
    // A dialog has to put the focus somewhere; only plain elements that grab it are refused.
    rules: { 'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }] },
  },
]

const nodeScripts: Linter.Config = {
  name: 'cosmia/node-scripts',
  files: ['**/*.mjs'],
  languageOptions: { globals: { URL: 'readonly', process: 'readonly' } },
}

const configFiles: Linter.Config = {
  name: 'cosmia/config-files',
  files: CONFIG_FILES,
  rules: { 'no-restricted-exports': 'off' },
}
