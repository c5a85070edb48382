/**
 * `npm run bench -- renderer`: what the window costs, beside that of an empty React page in the same host: start,
 * scripts, idling, memory, how long a message takes from window to window and a long PDF to its first page, and scrolling
 * through a long feed and past large pictures. Fails when a figure is above its target.
 */
import {
  measureBook,
  measureChat,
  measureIdle,
  measureLongFeed,
  measurePictures,
  measureStart,
  weighAndSignIn,
  type Figure,
} from './renderer/figures.ts'
import { benchInWorld } from './renderer/in-world.ts'
import type { World } from './renderer/world.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** Tells a figure. @returns whether it is within its target */
function report({ name, value, unit, target }: Figure): boolean {
  const aim = target === undefined ? '' : `at most ${target}`
  const isMet = target === undefined || value <= target
  say(
    [name.padEnd(34), `${value.toFixed(2)} ${unit}`.padEnd(22), aim.padEnd(14), isMet ? '' : 'over'].join(''),
  )
  return isMet
}

async function measure(world: World): Promise<readonly Figure[]> {
  const app = await world.openApp('luna')
  const weights = await weighAndSignIn(app, world.luna)
  await app.close()
  const { commandLine } = app
  return [
    ...weights,
    ...(await measureStart(commandLine, world.empty)),
    ...(await measureIdle(commandLine, world.empty)),
    ...(await measureChat(world)),
    ...(await measureBook(world)),
    ...(await measureLongFeed()),
    ...(await measurePictures(world)),
  ]
}

await benchInWorld('the bench of the renderer', async (world) => {
  const met = (await measure(world)).map(report)
  return met.every(Boolean)
})
