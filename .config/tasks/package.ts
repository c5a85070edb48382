/** `npm run package`: builds the app and packs it for this system; arguments go to electron-builder. */
import { build } from './lib/build.ts'
import { packageArguments } from './lib/package-arguments.ts'
import { packageFile } from './lib/paths.ts'
import { runNode } from './lib/run.ts'
import { say } from './lib/say.ts'

const args = packageArguments(process.env, process.platform, process.argv.slice(2))
const { ok, output } = await build()
if (ok) process.exitCode = (await runNode(packageFile('electron-builder/cli.js'), args)).code
else {
  say(output)
  process.exitCode = 1
}
