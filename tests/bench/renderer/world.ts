import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { startBackend } from '#tests/backend/start-backend.ts'
import { befriend, newMember, type Member } from '#tests/backend/support/members.ts'
import { DesktopApp } from '#tests/e2e/fixtures/desktop-app.ts'
import { fillFeed } from '#tests/e2e/feed/support/content.ts'
import { SecretService } from '#tests/keychain/secret-service.ts'
import type { CommandLine } from './opened.ts'

const source = join(import.meta.dirname, 'empty')

/** Builds the smallest app that draws something with React into a folder, as the yardstick. @returns how to start it */
async function buildEmptyApp(folder: string): Promise<CommandLine> {
  await build({
    root: source,
    configFile: false,
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true },
  })
  await copyFile(join(source, 'main.js'), join(folder, 'main.js'))
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module', main: 'main.js' }))
  return {
    args: ['.', `--user-data-dir=${folder}-data`],
    cwd: folder,
    env: process.env as Record<string, string>,
  }
}

const posts = 60

/** What is measured: the app with its server, two friends and a feed, and beside it the empty app. */
export interface World {
  readonly luna: Member
  readonly sol: Member
  /** A window on a profile of that name, at the login. */
  readonly openApp: (profile: string) => Promise<DesktopApp>
  readonly empty: CommandLine
  readonly remove: () => Promise<void>
}

export async function makeWorld(): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), 'cosmia-bench-renderer-'))
  const keychain = await SecretService.create()
  await keychain.start()
  const server = await startBackend()
  const [luna, sol] = [await newMember(server, 'luna'), await newMember(server, 'sol')]
  await befriend(luna, sol)
  await fillFeed(server, sol, posts)
  const env = { DBUS_SESSION_BUS_ADDRESS: keychain.environment['DBUS_SESSION_BUS_ADDRESS'] ?? '' }
  const openApp = (profile: string) => {
    const [userData, log] = [join(folder, profile), join(folder, `${profile}.log`)]
    return DesktopApp.launch({ userData, server, env, log, onLaunch: () => {} })
  }
  const remove = async () => {
    await server.stop()
    await keychain.dispose()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  return { luna, sol, openApp, empty: await buildEmptyApp(join(folder, 'empty')), remove }
}
