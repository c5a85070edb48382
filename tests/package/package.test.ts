import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { extractAll, listPackage } from '@electron/asar'
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packageArguments } from '../../.config/tasks/lib/package-arguments.ts'
import { rolloutShare, stageRollout } from '../../.config/tasks/lib/stage-rollout.ts'
import { APP_ID, DEEP_LINK_SCHEME, TOAST_ACTIVATOR } from '#shared/config.ts'
import { newMember, password } from '#tests/backend/support/members.ts'
import { startBackend } from '#tests/backend/start-backend.ts'
import { hasSecretService, SecretService } from '#tests/keychain/secret-service.ts'
import { DashboardPage } from '#tests/pages/dashboard.page.ts'
import { LoginPage } from '#tests/pages/login.page.ts'
import { packagesFor, programIn } from './support/install.ts'
import { openPackaged } from './support/open-packaged.ts'
import { COSMIA_UPDATE_URL, pack, type Packed } from './support/pack.ts'

const MEGABYTES = 1024 * 1024
/** How a fuse that is set is written. */
const ENABLED = '1'.charCodeAt(0)

const hasKeychain = await hasSecretService('the session of the packaged app')
const folder = mkdtempSync(path.join(tmpdir(), 'cosmia-package-'))
afterAll(() => rmSync(folder, { recursive: true, maxRetries: 5 }))

describe.each([
  { system: 'linux', arch: 'x64', prebuilt: 'linux-x64' },
  { system: 'linux', arch: 'arm64', prebuilt: 'linux-arm64' },
  { system: 'win', arch: 'x64', prebuilt: 'win32-x64' },
  { system: 'mac', arch: 'arm64', prebuilt: 'darwin-arm64' },
] as const)('the package for $prebuilt', ({ system, arch, prebuilt }) => {
  let packed: Packed
  beforeAll(async () => {
    packed = await pack(folder, system, arch)
  })
  const files = () =>
    listPackage(packed.archive, { isPack: false })
      .map((name) => name.slice(1))
      .filter((name) => /\.\w+$/.test(name))

  it('holds the built app, its pictures and the keychain of this system, and nothing else', () => {
    const rest = files().filter((name) => !/^out\/(main|preload|reader|renderer)\//.test(name))
    const keychain = ['LICENSE.md', 'lib/keytar.js', 'package.json', `prebuilds/${prebuilt}/keytar.node`]
    expect(rest.toSorted()).toEqual([
      ...keychain.map((name) => `node_modules/keytar/${name}`),
      'package.json',
      ...['read-16', 'read-32', 'unread-16', 'unread-32'].map((name) => `resources/tray/${name}.png`),
    ])
  })

  it('is small, and holds no source, map or test', () => {
    expect(files().filter((name) => /\.(map|tsx?|test\.\w+|sql)$/.test(name))).toEqual([])
    expect(files().length).toBeLessThanOrEqual(42)
    expect(statSync(packed.archive).size).toBeLessThan(12 * MEGABYTES)
  })

  it('brings the licences of what it is made of, where they can be read', () => {
    const read = (name: string) => readFileSync(path.join(packed.resources, 'licenses', name), 'utf8')
    expect(read('main.md')).toContain('## zod')
    expect(read('renderer.md')).toMatch(/## react-dom[\s\S]*Permission is hereby granted/)
    expect(read('renderer.md')).toContain('SIL OPEN FONT LICENSE')
    expect(read('reader.md')).toContain('## pdfjs-dist')
    expect(read('reader.md')).toContain('SIL OPEN FONT LICENSE')
    expect(read('reader-parts.md')).toContain('LICENSE_OPENJPEG')
    expect(read('keytar.md')).toContain('Copyright')
    // Of a folder that stands in for Electron on a Mac the builder takes the app alone; from a download it takes these too.
    if (system === 'mac') return
    for (const name of ['LICENSE.electron.txt', 'LICENSES.chromium.html'])
      expect(existsSync(path.join(path.dirname(packed.program), name))).toBe(true)
  })

  it('knows where new versions will lie', () => {
    // A folder alone is no package that could renew itself; on Linux the builder does not ask.
    if (system !== 'linux') return
    const place = readFileSync(path.join(packed.resources, 'app-update.yml'), 'utf8')
    expect(place).toContain(`provider: generic\nurl: ${COSMIA_UPDATE_URL}\n`)
    expect(place).toMatch(/^useMultipleRangeRequest: false$/m)
  })

  it('leaves only the native module outside, where nothing is checked', () => {
    const outside = readdirSync(`${packed.archive}.unpacked`, { recursive: true, withFileTypes: true })
    expect(outside.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual(['keytar.node'])
  })

  it('has its fuses set', async () => {
    const wire = await getCurrentFuseWire(packed.program)
    const isOn = (fuse: keyof typeof FuseV1Options) => wire[FuseV1Options[fuse]] === ENABLED
    const fuses = Object.keys(FuseV1Options).filter((name) =>
      /^[A-Z]/.test(name),
    ) as (keyof typeof FuseV1Options)[]
    expect(fuses.filter(isOn)).toEqual(['EnableEmbeddedAsarIntegrityValidation', 'OnlyLoadAppFromAsar'])
  })

  it('has its picture where the system itself can read it', () => {
    expect(existsSync(path.join(packed.resources, 'icon.png'))).toBe(true)
  })

  it('brings the languages that are read, and no more', () => {
    const place = system === 'mac' ? packed.resources : path.join(packed.resources, '..', 'locales')
    const languages = readdirSync(place).filter((name) => /\.(pak|lproj)$/.test(name))
    expect(languages.map((name) => path.parse(name).name).toSorted()).toEqual(
      system === 'mac' ? ['en', 'es', 'es_419'] : ['en-US', 'es', 'es-419'],
    )
  })
})

it('has an icon in each size that menus of Linux look for, drawn as large as its name says', () => {
  const icons = path.resolve('resources/icons')
  const sides = readdirSync(icons).map((name) => {
    // Width and height follow the signature and the head of the first chunk.
    const png = readFileSync(path.join(icons, name))
    expect(name).toBe(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}.png`)
    return png.readUInt32BE(16)
  })
  expect(sides.toSorted((a, b) => a - b)).toEqual([16, 24, 32, 48, 64, 128, 256, 512])
})

describe('what is packaged', () => {
  const app = path.join(folder, 'app')
  beforeAll(async () => {
    const { archive } = await pack(folder, 'linux', 'x64')
    extractAll(archive, app)
    cpSync(`${archive}.unpacked`, app, { recursive: true })
  })

  it('starts with its own page whatever the environment names', async () => {
    const env = { ELECTRON_RENDERER_URL: 'http://127.0.0.1:9' }
    const { page, quit } = await openPackaged(app, path.join(folder, 'data'), env)
    expect(page.url()).toContain('https://bundle.app.invalid/')
    expect(await quit()).toBe(0)
  })

  it.runIf(hasKeychain)(
    'signs a member in and keeps the session in the keychain over a restart',
    async () => {
      const [server, keychain] = await Promise.all([startBackend(), SecretService.create()])
      try {
        await keychain.start()
        const { name, email } = await newMember(server, 'luna')
        const open = () =>
          openPackaged(app, path.join(folder, 'member'), {
            COSMIA_SUPABASE_URL: server.url,
            COSMIA_SUPABASE_KEY: server.publishableKey,
            DBUS_SESSION_BUS_ADDRESS: keychain.environment['DBUS_SESSION_BUS_ADDRESS'],
          })
        const first = await open()
        await new LoginPage(first.page).logIn(email, password)
        await new DashboardPage(first.page).sections.waitFor()
        expect(await first.quit()).toBe(0)
        const second = await open()
        await new DashboardPage(second.page).sections.waitFor()
        await second.page.getByText(name).first().waitFor()
        expect(await second.quit()).toBe(0)
      } finally {
        await Promise.all([server.stop(), keychain.dispose()])
      }
    },
  )
})

it('gives no file that is offered a name with a blank, which would be another where releases lie', () => {
  const builder = readFileSync('electron-builder.yml', 'utf8')
  const value = (key: string) => new RegExp(`^ *${key}: (.*)$`, 'm').exec(builder)?.[1]
  // The builder's own name for installers of Windows has two.
  for (const name of [value('productName'), value('artifactName')]) expect(name).toMatch(/^\S+$/)
})

it('says in Spanish why macOS asks whether it may look at the network at home', () => {
  const builder = readFileSync('electron-builder.yml', 'utf8')
  expect(builder).toMatch(/^ {4}NSLocalNetworkUsageDescription: .*red local/m)
})

it('looks for new versions nowhere unless told where, and never where others could change them', () => {
  expect(packageArguments({}, 'linux').join(' ')).not.toContain('publish.url')
  expect(() => packageArguments({ COSMIA_UPDATE_URL: 'http://updates.cosmia.test' }, 'linux')).toThrow(
    'https',
  )
})

// GitHub renames release files with special characters (REST documentation, 'Upload a release asset'), while the feed goes on
// naming them as the builder did (electron-updater 6.8.10, out/providers/Provider.js `resolveFiles`).
it('names the app after the site, and its files so that releases keep the names', () => {
  expect(packageArguments({ VITE_SITE_NAME: 'Mi Órbita ñandú' }, 'linux')).toEqual(
    expect.arrayContaining([
      '-c.productName=Mi Órbita ñandú',
      '-c.artifactName=Mi-Orbita-nandu-${version}-${arch}.${ext}',
      '-c.nsis.artifactName=Mi-Orbita-nandu-Setup-${version}.${ext}',
    ]),
  )
  expect(packageArguments({ VITE_SITE_NAME: '宇宙' }, 'linux')).toContain(
    '-c.artifactName=Cosmia-${version}-${arch}.${ext}',
  )
  expect(packageArguments({}, 'linux').join(' ')).not.toContain('productName')
})

// Not every server answers several ranges in one request; the storage of GitHub's releases is one that is never asked for them
// by electron-updater 6.8.10 (out/providers/GitHubProvider.js:16). Of an address of our own it expects them unless it is S3
// (out/providerFactory.js:53), and without them downloads the whole file (out/AppImageUpdater.js, out/AppUpdater.js:728).
it('has the changed parts of a new version downloaded one by one, as every server can answer', () => {
  expect(packageArguments({ COSMIA_UPDATE_URL }, 'linux')).toContain(
    '-c.publish.useMultipleRangeRequest=false',
  )
})

it('finds the installed program of a site of any name', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cosmia-programs-'))
  const files = ['Uninstall Mi Órbita.exe', 'Mi Órbita.exe', 'chrome.pak', 'Mi Órbita.app']
  for (const name of files) writeFileSync(path.join(folder, name), '')
  expect([programIn(folder, '.exe'), programIn(folder, '.app')]).toEqual(
    ['Mi Órbita.exe', 'Mi Órbita.app'].map((name) => path.join(folder, name)),
  )
  expect(() => programIn(folder, '.dmg')).toThrow('no program')
  rmSync(folder, { recursive: true })
})

it('signs for Windows by Azure where all of it is said, and by half of it not at all', () => {
  const azure = {
    AZURE_SIGNING_ENDPOINT: 'https://weu.codesigning.azure.net',
    AZURE_SIGNING_ACCOUNT: 'cosmia',
    AZURE_SIGNING_PROFILE: 'public',
    AZURE_SIGNING_PUBLISHER: 'CN=Cosmia',
  }
  expect(packageArguments(azure, 'win32')).toEqual(
    expect.arrayContaining([
      '-c.win.azureSignOptions.endpoint=https://weu.codesigning.azure.net',
      '-c.win.azureSignOptions.codeSigningAccountName=cosmia',
      '-c.win.azureSignOptions.certificateProfileName=public',
      '-c.win.azureSignOptions.publisherName=CN=Cosmia',
    ]),
  )
  expect(() => packageArguments({ AZURE_SIGNING_ACCOUNT: 'cosmia' }, 'win32')).toThrow('needs')
})

it('offers a version to the share of all apps that the release says, on each channel and system', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cosmia-rollout-'))
  const words = ['latest.yml', 'latest-mac.yml', 'beta-linux-arm64.yml']
  for (const name of [...words, 'builder-debug.yml'])
    writeFileSync(path.join(folder, name), 'version: 1.2.0\n')
  stageRollout(folder, 10)
  stageRollout(folder, 25)
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')
  expect(words.map(read)).toEqual(words.map(() => 'version: 1.2.0\nstagingPercentage: 25\n'))
  expect(read('builder-debug.yml')).toBe('version: 1.2.0\n')
  rmSync(folder, { recursive: true })
  expect([rolloutShare({}), rolloutShare({ COSMIA_UPDATE_PERCENT: '10' })]).toEqual([null, 10])
  for (const wrong of ['0', '101', '1.5', 'diez'])
    expect(() => rolloutShare({ COSMIA_UPDATE_PERCENT: wrong })).toThrow('from 1 to 100')
})

it('tells those who have a beta of the versions for all, too', () => {
  expect(readFileSync('electron-builder.yml', 'utf8')).toMatch(/^generateUpdatesFilesForAllChannels: true$/m)
})

it('has no app for a Mac look for what the system would not let it install, since nobody has signed it', () => {
  const looks = (environment: NodeJS.ProcessEnv, platform: NodeJS.Platform, more: readonly string[] = []) =>
    packageArguments({ COSMIA_UPDATE_URL, ...environment }, platform, more)
      .join(' ')
      .includes('publish.url')
  expect([looks({}, 'darwin'), looks({}, 'linux', ['--mac']), looks({ CSC_LINK: '' }, 'darwin')]).toEqual(
    Array.from({ length: 3 }, () => false),
  )
  expect([
    looks({ CSC_LINK: 'cert' }, 'darwin'),
    looks({}, 'win32'),
    looks({}, 'darwin', ['--linux']),
  ]).toEqual(Array.from({ length: 3 }, () => true))
})

it('describes itself to the stores of Linux, in the version that it has', () => {
  const { version, desktopName } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, string>
  const description = readFileSync('resources/linux/app.cosmia.desktop.metainfo.xml', 'utf8')
  expect(description).toContain(`<release version="${version}"`)
  expect(description).toContain(`<launchable type="desktop-id">${desktopName}</launchable>`)
})

it('promises the stores of Linux nothing that notifications there cannot do', () => {
  expect(readFileSync('resources/linux/app.cosmia.desktop.metainfo.xml', 'utf8')).not.toMatch(
    /respuesta desde/,
  )
})

it('takes back at its end what it has told Windows by its own hand', () => {
  const uninstall = readFileSync('resources/windows/uninstall.nsh', 'utf8')
  for (const key of [DEEP_LINK_SCHEME, `CLSID\\${TOAST_ACTIVATOR}`])
    expect(uninstall).toContain(`DeleteRegKey HKCU "Software\\Classes\\${key}"`)
  for (const key of ['Run', 'Explorer\\StartupApproved\\Run'])
    expect(uninstall).toContain(
      `DeleteRegValue HKCU "Software\\Microsoft\\Windows\\CurrentVersion\\${key}" "${APP_ID}"`,
    )
})

it('knows of all that is offered which packages each machine can install', () => {
  const offered = [
    ...['cosmia_0.1.0_amd64.deb', 'cosmia_0.1.0_arm64.deb', 'Cosmia-0.1.0.flatpak', 'latest-linux.yml'],
    ...['cosmia-0.1.0.x86_64.rpm', 'cosmia-0.1.0.aarch64.rpm', 'Cosmia-0.1.0.AppImage'],
    ...['Cosmia-0.1.0-arm64.AppImage', 'Cosmia-0.1.0.dmg', 'Cosmia-0.1.0-arm64.dmg', 'Cosmia-0.1.0-mac.zip'],
    ...['Cosmia-0.1.0-arm64-mac.zip', 'Cosmia-Setup-0.1.0.exe', 'Cosmia-Setup-0.1.0.exe.blockmap'],
  ]
  const kinds = (platform: NodeJS.Platform, arch: string) => packagesFor(offered, platform, arch)
  expect(kinds('linux', 'x64')).toEqual([
    ...['cosmia_0.1.0_amd64.deb', 'Cosmia-0.1.0.flatpak', 'cosmia-0.1.0.x86_64.rpm', 'Cosmia-0.1.0.AppImage'],
  ])
  expect(kinds('darwin', 'arm64')).toEqual(['Cosmia-0.1.0-arm64.dmg', 'Cosmia-0.1.0-arm64-mac.zip'])
  expect(kinds('win32', 'arm64')).toEqual(['Cosmia-Setup-0.1.0.exe'])
})
