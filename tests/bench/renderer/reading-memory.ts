import { setTimeout as wait } from 'node:timers/promises'
import type { CommandLine } from './opened.ts'
import { UnwatchedApp, type Memory } from './unwatched-app.ts'

export interface ReadingMemory {
  /** With the first page shown. */
  readonly before: Memory
  /** With every post loaded, after scrolling down and back. */
  readonly after: Memory
}

/** Milliseconds after which a window that has been scrolled holds what it will go on holding. */
const SETTLING = 8_000

const untilShown = `new Promise((resolve) => {
  const look = () => (document.querySelector('main article') ? resolve() : setTimeout(look, 100))
  look()
})`

/** Keeps the feed at its end until its last post is there, and goes back to its first. */
const downAndBack = `new Promise((resolve) => {
  const main = document.querySelector('main')
  const isLast = (post) => post.ariaPosInSet === post.ariaSetSize
  const read = () => {
    main.scrollTo({ top: main.scrollHeight })
    if (![...main.querySelectorAll('article')].some(isLast)) return setTimeout(read, 10)
    main.scrollTo({ top: 0 })
    resolve()
  }
  read()
})`

/** @param commandLine of an app in whose profile somebody is signed in, with a feed */
export async function measureReading(commandLine: CommandLine): Promise<ReadingMemory> {
  const app = await UnwatchedApp.start(commandLine)
  const settled = async () => {
    // What is freed goes back to the system a while later, which no event tells.
    await wait(SETTLING)
    return app.memory()
  }
  try {
    await wait(SETTLING)
    await app.run(untilShown)
    const before = await settled()
    await app.run(downAndBack)
    return { before, after: await settled() }
  } finally {
    await app.close()
  }
}
