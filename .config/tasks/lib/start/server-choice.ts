import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { projectRoot } from '../paths.ts'

/** What Vite reads for a build, the later winning. */
export const ENVIRONMENT_FILES = ['.env', '.env.local', '.env.production', '.env.production.local']

/**
 * The server that the app will find by itself, as words for the terminal; `null` when it would find none and the
 * embedded backend is wanted. Same order as the app's own choice (design §3).
 */
export function configuredServer(userData: string, env: NodeJS.ProcessEnv): string | null {
  if (env['COSMIA_SUPABASE_URL']) return `${env['COSMIA_SUPABASE_URL']} (COSMIA_SUPABASE_URL)`
  const builtIn = env['VITE_SUPABASE_URL'] ?? fromFiles('VITE_SUPABASE_URL')
  if (builtIn) return `${builtIn} (built in)`
  const file = join(userData, 'server.json')
  return existsSync(file) ? `the one in ${file}` : null
}

function fromFiles(name: string): string | undefined {
  const files = ENVIRONMENT_FILES.map((file) => join(projectRoot, file)).filter((file) => existsSync(file))
  return files
    .map((file) => parseEnv(readFileSync(file, 'utf8'))[name])
    .findLast((value) => value !== undefined)
}
