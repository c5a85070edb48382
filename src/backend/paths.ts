import { fileURLToPath } from 'node:url'
import { join } from 'node:path'

/** Root of the repository; every path is resolved from here, never from the working directory. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url))

export const migrationsFolder = join(projectRoot, 'supabase', 'migrations')

/** The demo (design §3): the SQL of its rows, and the files that some of them show. */
export const seedFolder = join(projectRoot, 'supabase', 'seed')
export const demoFilesFolder = join(projectRoot, 'resources', 'demo')

/** Prebuilt databases to start from, one folder for each state of the schema (see database/templates.ts). */
export const templatesFolder = join(projectRoot, 'node_modules', '.cache', 'cosmia')
