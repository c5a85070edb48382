import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

let compiling: Promise<WebAssembly.Module> | undefined

/**
 * PGlite's engine, compiled once per process. Compiling runs on other threads: started before the rest of the backend
 * is loaded, it adds no time to a start.
 */
export function compiledEngine(): Promise<WebAssembly.Module> {
  const file = new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))
  compiling ??= readFile(fileURLToPath(file)).then((bytes) => WebAssembly.compile(bytes))
  return compiling
}
