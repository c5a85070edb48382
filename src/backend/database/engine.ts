import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

let compiling: Promise<WebAssembly.Module> | undefined

/**
 * PGlite's engine, compiled once a process. Compiling happens on other threads: asked for before the rest of the
 * backend is loaded, it costs a start no time of its own.
 */
export function compiledEngine(): Promise<WebAssembly.Module> {
  compiling ??= compile()
  return compiling
}

async function compile(): Promise<WebAssembly.Module> {
  const file = new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))
  return WebAssembly.compile(await readFile(fileURLToPath(file)))
}
