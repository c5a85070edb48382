// @vitest-environment node
import 'fake-indexeddb/auto'
import { beforeEach, expect, it, test, vi } from 'vitest'
import { z } from 'zod/mini'
import type { Supabase } from '#renderer/server/supabase.ts'

beforeEach(() => vi.restoreAllMocks())

/** The modules of a new start of the app over the same disk. */
async function start() {
  vi.resetModules()
  const files = await import('./pending-files.ts')
  const { openMember } = await import('./member-scope.ts')
  const open = (id: string) => openMember({ id, email: '' }, {} as Supabase, new AbortController())
  return { ...files, luna: open('luna'), sol: open('sol') }
}

const file = (keptAt: number) => ({ file: new File(['x'], 'foto.png'), facts: { alt: '' }, keptAt })

it('keeps a file over a restart until it is forgotten', async () => {
  const { addPendingFile, luna } = await start()
  await addPendingFile(luna, 'post', file(1))
  const again = await start()
  expect(await again.pendingPlaces(again.luna)).toEqual(['post'])
  await again.removePendingFile(again.luna, 'post')
  expect(await again.pendingPlaces(again.luna)).toEqual([])
  const last = await start()
  expect(await last.pendingPlaces(last.luna)).toEqual([])
})

it('forgets the files of who signs out, and nobody else’s', async () => {
  const { addPendingFile, removePendingFilesOf, luna, sol } = await start()
  await addPendingFile(luna, 'post', file(1))
  await addPendingFile(sol, 'post', file(2))
  await removePendingFilesOf(luna)
  const again = await start()
  expect(await again.pendingPlaces(again.luna)).toEqual([])
  expect(await again.pendingPlaces(again.sol)).toEqual(['post'])
  await again.removePendingFile(again.sol, 'post')
})

it('keeps nothing that was still being prepared when its member left', async () => {
  const { addPendingFile, pendingPlaces, luna } = await start()
  luna.close()
  await addPendingFile(luna, 'post', file(1))
  expect(await pendingPlaces(luna)).toEqual([])
})

it('keeps all that a member has brought, and of others the newest eight', async () => {
  const { addPendingFile, pendingPlaces, luna, sol } = await start()
  for (let day = 1; day <= 9; day += 1) await addPendingFile(luna, `chat/${day}`, file(day))
  expect(await pendingPlaces(luna)).toHaveLength(9)
  await addPendingFile(sol, 'post', file(10))
  const again = await start()
  const left = await again.pendingPlaces(again.luna)
  expect(left).toHaveLength(8)
  expect(left).not.toContain('chat/1')
  expect(await again.pendingPlaces(again.sol)).toEqual(['post'])
  await again.removePendingFilesOf(again.luna)
  await again.removePendingFilesOf(again.sol)
})

it('goes on with a file where the disk takes nothing, and says so in the log', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const { addPendingFile, pendingPlaces, luna } = await start()
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await addPendingFile(luna, 'post', file(1))
  expect(await pendingPlaces(luna)).toEqual(['post'])
  expect(logged).toHaveBeenCalledOnce()
})

test('a file with facts of an earlier version › is told as unreadable, not passed on', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { withFacts } = await start()
  const schema = z.object({ alt: z.string(), width: z.number() })
  expect(withFacts(file(1), schema)).toBeNull()
  expect(withFacts({ ...file(1), facts: { alt: '', width: 4 } }, schema)).toMatchObject({
    facts: { alt: '', width: 4 },
  })
})
