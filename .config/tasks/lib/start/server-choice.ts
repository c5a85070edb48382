import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { decidingSource, type ServerSource } from '#shared/server-connection.ts'
import { projectRoot } from '../paths.ts'

/** Files that Vite reads for a build, by rising precedence. */
export const ENVIRONMENT_FILES = ['.env', '.env.local', '.env.production', '.env.production.local']

/**
 * The server that the app will find by itself, as words for the terminal; `null` when it would find none and the
 * embedded backend is wanted.
 */
export function configuredServer(userData: string, env: NodeJS.ProcessEnv): string | null {
  const file = join(userData, 'server.json')
  const said: Record<ServerSource, string | undefined> = {
    environment: env['COSMIA_SUPABASE_URL'],
    builtIn: env['VITE_SUPABASE_URL'] ?? fromFiles('VITE_SUPABASE_URL'),
    file: existsSync(file) ? file : undefined,
  }
  const words: Record<ServerSource, string> = {
    environment: `${said.environment} (COSMIA_SUPABASE_URL)`,
    builtIn: `${said.builtIn} (built in)`,
    file: `the one in ${file}`,
  }
  const source = decidingSource((each) => Boolean(said[each]))
  return source ? words[source] : null
}

function fromFiles(name: string): string | undefined {
  const files = ENVIRONMENT_FILES.map((file) => join(projectRoot, file)).filter((file) => existsSync(file))
  return files
    .map((file) => parseEnv(readFileSync(file, 'utf8'))[name])
    .findLast((value) => value !== undefined)
}
