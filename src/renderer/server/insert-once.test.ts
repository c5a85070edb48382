import { expect, it, vi } from 'vitest'
import { insertOnce } from './insert-once.ts'

const refusal = (code: string) => Object.assign(new Error('refused'), { code })
const answer = (...data: readonly string[]) => Promise.resolve({ data })

it('gives the row that was inserted', async () => {
  const readBack = vi.fn<() => Promise<{ data: readonly string[] }>>()
  await expect(insertOnce(() => answer('new'), readBack)).resolves.toBe('new')
  expect(readBack).not.toHaveBeenCalled()
})

it('reads back a row that had arrived before', async () => {
  const again = insertOnce(
    () => Promise.reject(refusal('23505')),
    () => answer('there already'),
  )
  await expect(again).resolves.toBe('there already')
})

it('fails as long as a row that had arrived cannot be read back', async () => {
  const again = insertOnce(
    () => Promise.reject(refusal('23505')),
    () => answer(),
  )
  await expect(again).rejects.toThrow('no row')
})

it('passes on every other refusal', async () => {
  const refused = insertOnce(
    () => Promise.reject(refusal('42501')),
    () => answer('somebody else’s'),
  )
  await expect(refused).rejects.toMatchObject({ code: '42501' })
})
