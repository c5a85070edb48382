import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { templatesFolder } from './paths.ts'

// First of all: modules loaded earlier would be compiled again at every start.
enableCompileCache(join(templatesFolder, 'compiled'))
const { main } = await import('./cli/main.ts')
process.exit(await main(process.argv.slice(2)))
