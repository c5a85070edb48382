import { beforeEach, expect, test, vi } from 'vitest'
import { isUnreachable } from '#renderer/server/errors.ts'
import type { Supabase } from '#renderer/server/supabase.ts'
import { endAccount, ownServer, removeOwnFiles } from './api.ts'

const auth = vi.hoisted(() => ({ getSession: vi.fn() }))
vi.mock('#renderer/server/supabase.ts', () => {
  const server = { url: 'https://server.test', publishableKey: 'sb_publishable_test' }
  return { connection: () => ({ server }) }
})
const client = { auth } as unknown as Supabase
const network = vi.fn<typeof fetch>()
vi.stubGlobal('fetch', network)

const onRemoved = vi.fn()
const files = (...paths: string[]) => Response.json(paths.map((path) => ({ bucket_id: 'user-assets', path })))
const pathOf = (call: Parameters<typeof fetch>) => new URL(String(call[0])).pathname

beforeEach(() => {
  network.mockReset()
  onRemoved.mockReset()
  auth.getSession.mockReset().mockResolvedValue({ data: { session: { access_token: 'luna' } }, error: null })
})

test('files are removed until there are none, in the name of who it was when it began', async () => {
  const server = await ownServer(client)
  auth.getSession.mockResolvedValue({ data: { session: null }, error: null })
  network
    .mockResolvedValueOnce(files('luna/1.png', 'luna/2.png'))
    .mockResolvedValueOnce(Response.json([{}, {}]))
    .mockResolvedValueOnce(files('luna/chat/sol/3.png'))
    .mockResolvedValueOnce(Response.json([{}]))
    .mockResolvedValueOnce(files())
  await removeOwnFiles(server, onRemoved)
  expect(onRemoved.mock.calls).toEqual([[2], [1]])
  expect(network.mock.calls.map(pathOf)).toEqual([
    '/rest/v1/rpc/list_my_files',
    '/storage/v1/object/user-assets',
    '/rest/v1/rpc/list_my_files',
    '/storage/v1/object/user-assets',
    '/rest/v1/rpc/list_my_files',
  ])
  for (const [, init] of network.mock.calls)
    expect(new Headers(init?.headers).get('authorization')).toBe('Bearer luna')
})

test('files that the storage keeps without a word do not keep the account', async () => {
  network.mockImplementation(async (input) =>
    String(input).includes('/rpc/') ? files('luna/1.png') : Response.json([]),
  )
  await removeOwnFiles(await ownServer(client), onRemoved)
  expect(network).toHaveBeenCalledTimes(3)
})

test('a storage that refuses, or is away, is told', async () => {
  network.mockResolvedValueOnce(files('luna/1.png'))
  network.mockResolvedValueOnce(Response.json({ message: 'no' }, { status: 403 }))
  await expect(removeOwnFiles(await ownServer(client), onRemoved)).rejects.toMatchObject({ status: 403 })
  network.mockResolvedValueOnce(files('luna/1.png')).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(removeOwnFiles(await ownServer(client), onRemoved)).rejects.toSatisfy(isUnreachable)
  expect(onRemoved).not.toHaveBeenCalled()
})

test('an account that has gone before is gone; any other refusal is told', async () => {
  const server = await ownServer(client)
  network.mockResolvedValueOnce(Response.json({ code: '42501', message: 'Not signed in' }, { status: 403 }))
  await endAccount(server)
  network.mockResolvedValueOnce(
    Response.json({ code: '42501', message: 'permission denied' }, { status: 401 }),
  )
  await expect(endAccount(server)).rejects.toMatchObject({ code: '42501' })
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(endAccount(server)).rejects.toBeInstanceOf(TypeError)
})

test('nobody deletes nothing', async () => {
  auth.getSession.mockResolvedValue({ data: { session: null }, error: null })
  await expect(ownServer(client)).rejects.toThrow('Nobody is signed in')
})
