import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'electron-vite'
import { leaveOut } from './.config/build/leave-out.ts'

const screen = (file: string) => resolve(import.meta.dirname, 'src/renderer', file)
const LOGIN = screen('features/auth/LoginPage.tsx')
const DASHBOARD = screen('app/DashboardScreen.tsx')

const router = resolve(import.meta.dirname, 'node_modules/react-router/dist/production')

interface ChunkingContext {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/** All modules that come with one. */
function comingWith(root: string, context: ChunkingContext): ReadonlySet<string> {
  const found = new Set([root])
  for (const id of found)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}

/** What the login and the dashboard have in common, so that neither loads the other. */
const common = {
  name: (id: string, context: ChunkingContext) =>
    [LOGIN, DASHBOARD].every((root) => comingWith(root, context).has(id)) ? 'common' : null,
}

/** One file: left alone, it is cut up by which of its parts later screens share. */
const dashboard = { name: 'dashboard', test: (id: string) => id === DASHBOARD }

/** Of what is bundled, to go with the packages. */
const license = { fileName: 'licenses.md' }

export default defineConfig({
  main: {
    build: { license, externalizeDeps: true, rollupOptions: { input: 'src/main/index.ts' } },
  },
  preload: {
    // A sandboxed preload has to be CommonJS, in one file, with everything bundled.
    build: {
      license,
      externalizeDeps: false,
      rollupOptions: {
        input: 'src/preload/index.ts',
        output: { format: 'cjs', entryFileNames: 'index.cjs' },
      },
    },
  },
  renderer: {
    root: 'src/renderer',
    // Its exports lead to the development build, whatever is built.
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: resolve(router, 'index.mjs') },
        { find: /^react-router\/dom$/, replacement: resolve(router, 'dom-export.mjs') },
      ],
    },
    plugins: [react({ jsxImportSource: '@emotion/react' }), leaveOut()],
    build: {
      license,
      minify: true,
      rollupOptions: {
        input: resolve(import.meta.dirname, 'src/renderer/index.html'),
        // What every start needs is one file: two dozen small ones compress worse and come one by one.
        output: { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }, common, dashboard] } },
      },
    },
  },
})
