/** `npm run package`: builds the app and packs it for this system; arguments go to electron-builder. */
import path from 'node:path'
import { build } from './lib/build.ts'
import { packageArguments } from './lib/package-arguments.ts'
import { packageFile, projectRoot } from './lib/paths.ts'
import { runNode } from './lib/run.ts'
import { say } from './lib/say.ts'
import { rolloutShare, stageRollout } from './lib/stage-rollout.ts'

const args = packageArguments(process.env, process.platform, process.argv.slice(2))
const share = rolloutShare(process.env)
const { ok, output } = await build()
if (ok) {
  process.exitCode = (await runNode(packageFile('electron-builder/cli.js'), args)).code
  if (process.exitCode === 0 && share !== null) stageRollout(path.join(projectRoot, 'dist'), share)
} else {
  say(output)
  process.exitCode = 1
}
