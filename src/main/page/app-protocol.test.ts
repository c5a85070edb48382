import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAppProtocol } from './app-protocol.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'cosmia-protocol-'))
const root = path.join(folder, 'renderer')

beforeAll(() => {
  mkdirSync(path.join(root, 'assets.js'), { recursive: true })
  mkdirSync(path.join(root, 'assets'))
  writeFileSync(path.join(root, 'index.html'), '<p>index</p>')
  writeFileSync(path.join(root, 'assets', 'app.js'), 'run()')
  writeFileSync(path.join(root, 'assets', 'notes.exe'), 'no')
  writeFileSync(path.join(folder, 'secret.json'), '{"secret":true}')
  mkdirSync(path.join(folder, 'reader'))
  writeFileSync(path.join(folder, 'reader', 'index.html'), '<p>reader</p>')
  mkdirSync(path.join(folder, 'renderer-other'))
  writeFileSync(path.join(folder, 'renderer-other', 'secret.js'), 'secret')
})

afterAll(() => rmSync(folder, { recursive: true }))

const answer = createAppProtocol({
  root,
  policy: () => "script-src 'self'",
  reader: { root: path.join(folder, 'reader'), policy: () => "default-src 'none'" },
  takeFile: async (token) => (token === 'good-token_1' ? new Response('bytes') : null),
})
const get = (address: string, init?: RequestInit) => answer(new Request(address, init))

describe('app protocol', () => {
  it.each(['app://bundle/', 'app://bundle/index.html', 'app://bundle/dashboard/home'])(
    'answers %s with the index and the policy',
    async (address) => {
      const response = await get(address)
      expect(await response.text()).toBe('<p>index</p>')
      expect(response.headers.get('content-security-policy')).toBe("script-src 'self'")
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    },
  )

  it('serves an asset with its type', async () => {
    const response = await get('app://bundle/assets/app.js')
    expect(await response.text()).toBe('run()')
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  })

  it.each([
    'app://bundle/..%2fsecret.json',
    'app://bundle/%2e%2e/secret.json',
    'app://bundle/..%5csecret.json',
    'app://bundle/assets/..%2f..%2fsecret.json',
    'app://bundle/..%2frenderer-other%2fsecret.js',
    'app://bundle/%00.js',
    'app://bundle/%E0%A4%A.js',
    'app://bundle/missing.js',
    'app://bundle/assets.js',
    'app://bundle/assets/notes.exe',
    'app://other/index.html',
    'app://reader/assets/app.js',
    'app://reader/..%2frenderer%2fassets%2fapp.js',
    'app://reader/files/good-token_1',
  ])('finds nothing at %s', async (address) => {
    expect((await get(address)).status).toBe(404)
  })

  it('serves the reader on a host of its own, with a policy of its own', async () => {
    const response = await get('app://reader/')
    expect(await response.text()).toBe('<p>reader</p>')
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'")
  })

  it('takes no other method than GET', async () => {
    expect((await get('app://bundle/index.html', { method: 'POST', body: 'x' })).status).toBe(405)
  })

  it('hands out a chosen file by its token and nothing for another', async () => {
    expect(await (await get('app://bundle/files/good-token_1')).text()).toBe('bytes')
    expect((await get('app://bundle/files/other-token')).status).toBe(404)
  })
})
