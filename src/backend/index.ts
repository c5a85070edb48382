import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { templatesFolder } from './paths.ts'

// Before anything else is loaded: what is loaded earlier is compiled anew at every start.
enableCompileCache(join(templatesFolder, 'compiled'))
const { main } = await import('./cli/main.ts')
process.exit(await main(process.argv.slice(2)))
