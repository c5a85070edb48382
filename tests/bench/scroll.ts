import { measureScrolling } from './renderer/scroll.ts'

const posts = Number(process.argv[3] ?? 10_000)
process.stdout.write(`${JSON.stringify(await measureScrolling(posts), null, 2)}\n`)
