import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { connectServer, type Supabase } from '#renderer/server/supabase.ts'
import { sharedBackend, type TestBackend } from './start-backend.ts'
import { newMember, password, unique, type Member } from './support/members.ts'

let backend: TestBackend
let ana: Member
let supabase: Supabase

beforeAll(async () => {
  backend = await sharedBackend()
  ana = await newMember(backend, unique('ana'))
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  supabase = connectServer(backend, storage, new AbortController().signal)
  await supabase.auth.signInWithPassword({ email: ana.email, password })
})
afterEach(() => vi.unstubAllGlobals())
afterAll(() => supabase.auth.signOut())

/** Counts from now on how often the window is refused something. */
function countRefusals(): () => number {
  const { fetch } = globalThis
  let count = 0
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    const answer = await fetch(...call)
    if (answer.status === 429 && answer.url.includes('limit=')) count += 1
    return answer
  })
  return () => count
}

const reads = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const { status } = await supabase
        .from('posts')
        .select('id')
        .limit(index + 1)
      return status
    }),
  )

test('what is refused for the sake of another window of the member is there a little later', async () => {
  const refusals = countRefusals()
  const hog = async () => {
    while (refusals() === 0) await ana.client.from('posts').select('id')
  }
  const others = Promise.all(Array.from({ length: 8 }, hog))
  expect(await reads(20)).toEqual(Array.from({ length: 20 }, () => 200))
  expect(refusals()).toBeGreaterThan(0)
  await others
})
