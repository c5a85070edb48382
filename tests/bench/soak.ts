/**
 * `npm run bench -- soak [minutes]`: two friends who write to each other without a pause for half an hour, with pictures
 * and files in between, in windows whose feed is scrolled meanwhile. Fails when a message is lost or doubled, or when a
 * window has grown by more than 15 % since its first five minutes.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { Member } from '#tests/backend/support/members.ts'
import { benchInWorld } from './renderer/in-world.ts'
import type { World } from './renderer/world.ts'
import { ChattingApp } from './soak/chatting-app.ts'

const MINUTE = 60_000
const MEGABYTE = 1024 * 1024
/** Of half an hour; a shorter run takes its first third. */
const WARMING_UP = 5 * MINUTE
const TARGET = 1.15
/** Milliseconds from one message to the next: a member may send 1,000 in ten minutes. */
const PACE = 600
/** Messages from one file to the next: a member may send 300 in an hour. */
const FILE_AFTER = 25
/** Messages from one glance at the feed to the next. */
const READS_AFTER = 10

const PAGE = 200

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** Lets them write until a moment, a message after the other. @returns what was written */
async function chatUntil(end: number, apps: readonly ChattingApp[], written: string[]): Promise<void> {
  while (performance.now() < end) {
    const [from] = written.length % 2 === 0 ? apps : apps.toReversed()
    const count = written.length + 1
    const isFile = count % FILE_AFTER === 0
    written.push(isFile ? await exchangeFile(from, apps, count) : await exchangeText(from, apps, count))
    await wait(PACE)
    if (written.length % READS_AFTER === 0) await Promise.all(apps.map((app) => app.scrollFeed()))
  }
}

async function exchangeText(from: ChattingApp | undefined, apps: readonly ChattingApp[], count: number) {
  const text = `Estrella fugaz ${count}.`
  await from?.send(text)
  await Promise.all(apps.map((app) => app.untilShownOnce(text)))
  return text
}

/** Pictures and texts by turns. */
async function exchangeFile(from: ChattingApp | undefined, apps: readonly ChattingApp[], count: number) {
  const name = `cometa-${count}`
  const isPicture = (count / FILE_AFTER) % 2 === 0
  await from?.sendFile(name, isPicture ? 'picture' : 'text')
  await Promise.all(apps.map((app) => (isPicture ? app.untilPictureShows() : app.untilShownOnce(name))))
  return name
}

/** All that the server has of a member's messages, the oldest first; it gives at most so many at once. */
async function storedTexts({ client }: Member): Promise<readonly (string | undefined)[]> {
  const texts: (string | undefined)[] = []
  for (;;) {
    const { data } = await client
      .from('chat_messages')
      .select('content, file_name')
      .order('created_at')
      .order('id')
      .range(texts.length, texts.length + PAGE - 1)
      .throwOnError()
    texts.push(...data.map(({ content, file_name: file }) => content ?? file?.replace(/\.\w+$/, '')))
    if (data.length < PAGE) return texts
  }
}

const memoriesOf = (apps: readonly ChattingApp[]) => Promise.all(apps.map((app) => app.memory()))

/** Tells how a window has grown. @returns whether it may have */
function report(name: string, before: number, after: number): boolean {
  const growth = after / before
  const [from, to] = [before, after].map((bytes) => (bytes / MEGABYTE).toFixed(1))
  say(`memory of ${name}: ${from} → ${to} MB, ${growth.toFixed(3)} (at most ${TARGET})`)
  return growth <= TARGET
}

async function soak(world: World, minutes: number): Promise<boolean> {
  const { luna, sol, openApp } = world
  const members = [
    { member: luna, friend: sol },
    { member: sol, friend: luna },
  ]
  const apps: ChattingApp[] = []
  try {
    for (const { member, friend } of members) apps.push(await ChattingApp.start(openApp, member, friend))
    const began = performance.now()
    const written: string[] = []
    await chatUntil(began + Math.min(WARMING_UP, (minutes * MINUTE) / 3), apps, written)
    const before = await memoriesOf(apps)
    await chatUntil(began + minutes * MINUTE, apps, written)
    const after = await memoriesOf(apps)
    const stored = await storedTexts(luna)
    const isWhole = stored.length === written.length && stored.every((text, index) => text === written[index])
    say(
      `messages: ${written.length} written, ${stored.length} stored${isWhole ? ', each once and in order' : ''}`,
    )
    const held = members.map(({ member }, index) =>
      report(member.name, before[index]?.processes ?? Number.NaN, after[index]?.processes ?? Number.NaN),
    )
    return isWhole && held.every(Boolean)
  } finally {
    for (const app of apps) await app.close()
  }
}

const minutes = Number(process.argv[3] ?? 30)
if (!(minutes > 0)) throw new Error('How many minutes? npm run bench -- soak 30')
await benchInWorld('the soak', (world) => soak(world, minutes))
