import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { StartCommand } from './start-command.ts'

const BACKEND = /Backend: (ready|joined the running one) at (http:[^ ]+)/

let folder: string
let commands: StartCommand[]

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cosmia-start-'))
  commands = []
})

afterEach(async () => {
  await Promise.all(commands.map((command) => command.interrupt()))
  commands = []
})

afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

/** `npm start` on the backend data of this file's folder, until it is interrupted. */
function begin(userData: string, env: NodeJS.ProcessEnv = {}): StartCommand {
  return new StartCommand({
    userData: join(folder, userData),
    env: { COSMIA_DATA_DIR: join(folder, 'backend'), COSMIA_SUPABASE_URL: undefined, ...env },
  })
}

/** The same, until the end of the test. */
function start(userData: string, env: NodeJS.ProcessEnv = {}): StartCommand {
  const command = begin(userData, env)
  commands.push(command)
  return command
}

async function backendOf(command: StartCommand) {
  const [, how, url] = BACKEND.exec(await command.line(BACKEND)) ?? []
  return { how, url }
}

const remaining = () => processesWith(folder)

async function nothingRemains() {
  await vi.waitFor(() => expect(remaining()).toEqual([]), { timeout: 10_000 })
}

describe('npm start, once it runs,', () => {
  let running: StartCommand

  beforeAll(() => {
    running = begin('one')
  })

  afterAll(() => running.interrupt())

  it('has said where it is, and last what runs and who can sign in', async () => {
    await running.line(/^Cosmia is running/)
    const stages = running.lines.filter((line) => /^\[\d\/3\]/.test(line)).map((line) => line.slice(0, 5))
    expect([...new Set(stages)]).toEqual(['[1/3]', '[2/3]', '[3/3]'])
    expect(running.lines.at(-1)).toMatch(
      /runtime .+ server embedded backend http.+ luna.+@cosmia\.test.+cosmos-2026/,
    )
  })

  it('shows the login page over the debugging address', async () => {
    const browser = await chromium.connectOverCDP(await running.debuggingAddress())
    const page = browser.contexts().flatMap((context) => context.pages())[0]
    await expect
      .poll(() => page?.getByRole('button', { name: 'Iniciar sesión' }).isVisible(), { timeout: 15_000 })
      .toBe(true)
    await browser.close()
  })

  it('brings the open window to the front instead of opening a second one on the same folder', async () => {
    await running.line(/^Cosmia is running/)
    const second = start('one')
    expect(await second.ended).toBe(0)
    expect(second.lines.at(-1)).toMatch(/already open/)
  })
})

describe('npm start', () => {
  it('stops everything on Ctrl+C', async () => {
    const command = start('one')
    await command.line(/^Cosmia is running/)
    expect(remaining()).not.toEqual([])
    await command.interrupt()
    await nothingRemains()
  })

  it('stops everything when the window is closed', async () => {
    const command = start('one')
    const browser = await chromium.connectOverCDP(await command.debuggingAddress())
    await browser.contexts()[0]?.pages()[0]?.close()
    expect(await command.ended, command.lines.join('\n')).toBe(0)
    await nothingRemains()
  })

  it('stops everything when the runtime is killed', async () => {
    const command = start('one')
    await command.line(/^Cosmia is running/)
    const runtime = remaining().find((found) => /chromium-host\/main\.ts|electron\/dist/.test(found.command))
    process.kill(runtime?.pid ?? Number.NaN, 'SIGKILL')
    expect(await command.ended).not.toBe(0)
    await nothingRemains()
  })
})

describe('a second npm start with a folder of its own', () => {
  it('joins the running backend, and keeps it up when the first one ends', async () => {
    const first = start('one')
    const own = await backendOf(first)
    await first.line(/^Cosmia is running/)
    const second = start('two')
    await second.line(/^Cosmia is running/)
    expect(await backendOf(second)).toEqual({ how: 'joined the running one', url: own.url })

    await first.interrupt()

    await second.line(/it runs again at/)
    const answer = await fetch(`${own.url}/auth/v1/health`)
    expect(answer.status).toBeLessThan(500)
    await second.interrupt()
    await nothingRemains()
  })
})

describe('with a server of its own', () => {
  it('starts no backend for COSMIA_SUPABASE_URL', async () => {
    const command = start('hosted', {
      COSMIA_SUPABASE_URL: 'http://127.0.0.1:9',
      COSMIA_SUPABASE_KEY: 'sb_publishable_test',
    })
    expect(await command.line(/^Cosmia is running/)).toContain('server http://127.0.0.1:9 ')
    expect(remaining().filter((found) => found.command.includes('src/backend'))).toEqual([])
  })

  it('starts no backend when the user data folder names a server', async () => {
    const userData = mkdtempSync(join(folder, 'stored-'))
    writeFileSync(
      join(userData, 'server.json'),
      JSON.stringify({ url: 'http://127.0.0.1:9', publishableKey: 'sb_publishable_test' }),
    )
    const command = start(userData.slice(folder.length + 1))
    expect(await command.line(/^Cosmia is running/)).toContain('server.json')
  })
})

interface FoundProcess {
  readonly pid: number
  readonly command: string
}

/** Every process of this machine that was started with this text in its environment, however it came to be. */
function processesWith(text: string): readonly FoundProcess[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.flatMap((name) => {
    const pid = Number(name)
    if (pid === process.pid || !read(pid, 'environ').includes(text)) return []
    return [{ pid, command: read(pid, 'cmdline').replaceAll('\0', ' ') }]
  })
}

function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1')
  } catch {
    // It ended while we looked.
    return ''
  }
}
