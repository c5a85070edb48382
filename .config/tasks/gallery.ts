/** `npm run gallery`: pictures every state of the program and lays them out on one page, `test-results/gallery/index.html`. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { galleryPage } from './lib/gallery-page.ts'
import { projectRoot } from './lib/paths.ts'
import { runNode } from './lib/run.ts'
import { say } from './lib/say.ts'

const folder = join(projectRoot, 'test-results', 'gallery')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const env = { ...process.env, COSMIA_GALLERY: folder }
const stage = [
  join(projectRoot, '.config', 'tasks', 'test.ts'),
  'e2e',
  'gallery',
  '--',
  'tests/e2e/gallery',
  'tests/e2e/server-setup',
]
const [task = '', ...args] = stage
const { code } = await runNode(task, args, { env })

const pictures = readdirSync(folder).filter((file) => file.endsWith('.png'))
writeFileSync(join(folder, 'index.html'), galleryPage(pictures))
say(`${pictures.length} states: ${join(folder, 'index.html')}`)
process.exitCode = code ?? 1
