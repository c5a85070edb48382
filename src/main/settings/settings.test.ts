import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readSettings } from './settings.ts'

const app = vi.hoisted(() => ({ isPackaged: false, getPath: () => '/profile', getAppPath: () => '/app' }))
vi.mock('electron', () => ({ app }))

Object.assign(process, { resourcesPath: '/beside' })

const log = { warn: vi.fn(), error: vi.fn() }
const settings = (isPackaged: boolean, url: string) => {
  app.isPackaged = isPackaged
  vi.stubEnv('ELECTRON_RENDERER_URL', url)
  const { page, origin } = readSettings(log)
  return { page, origin }
}

beforeEach(() => log.warn.mockReset())
afterEach(() => vi.unstubAllEnvs())

it.each(['http://localhost:5173', 'http://127.0.0.1:5173', 'http://[::1]:5173'])(
  'shows the page of the development server %s',
  (url) => {
    expect(settings(false, url)).toEqual({ page: url, origin: url })
  },
)

it('has its picture where the system itself can read it, which an archive is not', () => {
  const iconOf = (isPackaged: boolean) => {
    app.isPackaged = isPackaged
    return readSettings(log).icon
  }
  const icons = [iconOf(true), iconOf(false)].map((icon) => icon.replaceAll('\\', '/'))
  expect(icons).toEqual(['/beside/icon.png', '/app/resources/icons/256x256.png'])
})

it('shows its own page where none is named', () => {
  expect(settings(false, '')).toEqual({ page: 'app://bundle/', origin: 'app://bundle' })
  expect(log.warn).not.toHaveBeenCalled()
})

it('shows its own page in a packaged app, whatever is named: any page would get the bridge and the session', () => {
  expect(settings(true, 'http://localhost:5173')).toEqual({ page: 'app://bundle/', origin: 'app://bundle' })
})

it.each([
  'https://evil.test',
  'http://localhost.evil.test:5173',
  'http://user@evil.test',
  'file:///tmp/page.html',
  'nonsense',
])('shows its own page instead of %s, which is no server on this machine, and says so', (url) => {
  expect(settings(false, url)).toEqual({ page: 'app://bundle/', origin: 'app://bundle' })
  expect(log.warn).toHaveBeenCalledWith(expect.stringContaining('ELECTRON_RENDERER_URL'))
})
