import { copyFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import type { CommandLine } from './opened.ts'

const source = join(import.meta.dirname, 'empty')

/** Builds the smallest app that draws something with React into a folder, as the yardstick. @returns how to start it */
export async function buildEmptyApp(folder: string): Promise<CommandLine> {
  await build({
    root: source,
    configFile: false,
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true },
  })
  await copyFile(join(source, 'main.js'), join(folder, 'main.js'))
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module', main: 'main.js' }))
  return {
    args: ['.', `--user-data-dir=${folder}-data`],
    cwd: folder,
    env: process.env as Record<string, string>,
  }
}
