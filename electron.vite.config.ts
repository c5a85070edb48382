import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'electron-vite'
import { chunks } from './.config/build/chunks.ts'
import { reader } from './.config/build/reader.ts'

/** Of what is bundled, to go with the packages. */
const license = { fileName: 'licenses.md' }

export default defineConfig({
  main: {
    build: {
      license,
      externalizeDeps: true,
      rollupOptions: {
        input: 'src/main/index.ts',
        // Names stay, since the log tells by them where something failed.
        output: { minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } } },
      },
    },
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
    plugins: [react({ jsxImportSource: '@emotion/react' }), reader(import.meta.dirname)],
    build: {
      license,
      minify: true,
      rollupOptions: {
        input: resolve(import.meta.dirname, 'src/renderer/index.html'),
        // What every start needs is two files: two dozen small ones compress worse and come one by one.
        output: { codeSplitting: chunks(import.meta.dirname) },
      },
    },
  },
})
