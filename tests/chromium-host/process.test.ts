import path from 'node:path'
import { chromium } from 'playwright'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fixture, HOST } from './support/fixture-app.ts'
import { nodeModule, Playground, type HostProcess } from './support/host-process.ts'

const SLOW = { timeout: 20_000 }

let ground: Playground
beforeEach(() => {
  ground = new Playground()
})
afterEach(async () => {
  await expect.poll(() => ground.running(), SLOW).toEqual([])
  ground.remove()
})

const shown = (host: HostProcess) => expect.poll(() => host.whats(), SLOW).toContain('shown')

describe('the end', () => {
  it('comes in order on SIGTERM, with nothing left', async () => {
    const host = ground.start()
    await shown(host)
    host.child.kill('SIGTERM')
    expect(await host.ended).toBe(0)
    expect(host.whats()).toEqual(['shown', 'before-quit', 'close', 'will-quit', 'quit'])
    await expect.poll(() => ground.leftovers(), SLOW).toEqual([])
  })

  it('leaves no process and no temporary folder after kill -9, and the lock is free', async () => {
    const host = ground.start()
    await shown(host)
    expect(ground.running().length).toBeGreaterThan(2)
    host.child.kill('SIGKILL')
    await host.ended
    const next = ground.start()
    await shown(next)
    next.child.kill('SIGKILL')
    await expect.poll(() => ground.running(), SLOW).toEqual([])
    expect(ground.leftovers()).toEqual([])
  })

  it('comes when Chromium dies, and says so', async () => {
    const host = ground.start(undefined, undefined, { COSMIA_CHROMIUM: '/bin/false' })
    expect(await host.ended).toBe(1)
    expect(host.errors).toContain('Chromium ended (1)')
  })

  it('comes at once without Chromium, with what to do', async () => {
    const host = ground.start(undefined, undefined, { COSMIA_CHROMIUM: '/nowhere' })
    expect(await host.ended).toBe(1)
    expect(host.errors).toContain('COSMIA_CHROMIUM is "/nowhere", which is not an executable file.')
  })
})

describe('single instance', () => {
  it('refuses a second start on the same data and tells the first what it was', async () => {
    const first = ground.start()
    await shown(first)
    const second = ground.start(undefined, ['.', 'cosmia://auth/code'])
    expect(await second.ended).toBe(0)
    expect(second.whats()).toEqual(['refused'])
    await expect.poll(() => first.whats(), SLOW).toContain('second-instance')
    const heard = first.said.find(({ what }) => what === 'second-instance')
    expect(heard).toMatchObject({ folder: fixture('lifecycle'), data: { from: second.child.pid } })
    expect(heard?.['argv']).toContain('cosmia://auth/code')
    first.child.kill('SIGTERM')
  })

  it('lets another data folder have its own', async () => {
    const other = new Playground()
    const hosts = [ground.start(), other.start()]
    await Promise.all(hosts.map(shown))
    for (const host of hosts) host.child.kill('SIGTERM')
    await Promise.all(hosts.map(({ ended }) => ended))
    other.remove()
  })
})

describe('ways to start it', () => {
  it('listens on the debugging port that is asked for and prints the address', async () => {
    const host = ground.start(undefined, ['--remote-debugging-port=0', '.'])
    await shown(host)
    const address = /^DevTools listening on (ws:\S+)$/m.exec(host.errors)?.[1]
    const browser = await chromium.connectOverCDP(address ?? '')
    expect(await browser.contexts()[0]?.pages()[0]?.title()).toBe('Lifecycle')
    await browser.close()
    host.child.kill('SIGTERM')
  })

  it('is what the command of the electron package runs', async () => {
    const host = ground.start(process.execPath, [nodeModule('electron/cli.js'), '.'])
    await shown(host)
    host.child.kill('SIGTERM')
    expect(await host.ended).toBe(0)
  })

  it('is what electron-vite previews with', async () => {
    const cli = path.join(path.dirname(nodeModule('electron-vite/package.json')), 'bin', 'electron-vite.js')
    const env = { ELECTRON_EXEC_PATH: path.join(HOST, 'electron') }
    const host = ground.start(
      process.execPath,
      [cli, 'preview', '--skipBuild', '--entry', 'main.js', '--'],
      env,
    )
    await shown(host)
    host.child.kill('SIGTERM')
    await host.ended
  })
})
