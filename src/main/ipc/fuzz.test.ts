import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { z } from 'zod/mini'
import { contract, type RouteName } from '#shared/ipc/contract.ts'
import { exceedsSize } from '#shared/ipc/size.ts'
import type { Handlers } from './handlers.ts'
import { Router } from './router.ts'

const REQUESTS = 10_000

const names = Object.keys(contract) as RouteName[]

/** What can be sent from process to process and is seldom meant. */
const strange = fc.oneof(
  fc.anything({
    withBigInt: true,
    withBoxedValues: true,
    withDate: true,
    withMap: true,
    withSet: true,
    withSparseArray: true,
    withTypedArray: true,
    withNullPrototype: true,
  }),
  fc.string({ unit: 'binary', maxLength: 3_000 }),
  fc.constantFrom(
    '__proto__',
    'constructor',
    '../../etc/passwd',
    '//evil.test',
    'javascript:alert(1)',
    '\u202e',
  ),
  fc.constantFrom('\ud800', '\0', 'file:///etc/passwd', NaN, -0, Infinity, 2 ** 53, -1, 1.5, undefined, null),
  fc.constant('x'.repeat(20_000)),
  fc.constant(new Uint8Array(20_000)),
)

/** What is right somewhere, so that what is asked gets past the first check. */
const plausible = fc.constantFrom<unknown>(
  ...[
    'session',
    'image',
    'a.txt',
    '/dashboard/home',
    'https://cosmia.test',
    'sb_publishable_abc',
    true,
    false,
    0,
  ],
  ...['01a1fba4-a89b-47fc-a7c4-2bd434ecbfc5', 'link.opened', new Uint8Array(3)],
)

const fieldsOf = (name: RouteName): string[] => {
  const { request } = contract[name]
  return request instanceof z.ZodMiniObject ? Object.keys(request.shape) : []
}

/** Objects of the right fields with wrong ones among them, and whatever else. */
const payloadOf = (name: RouteName) => {
  const value = fc.oneof(plausible, strange)
  const fields = Object.fromEntries(fieldsOf(name).map((field) => [field, value]))
  return fc.oneof(
    { weight: 3, arbitrary: fc.record(fields, { requiredKeys: [] }) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.record(fields), fc.dictionary(fc.string(), value))
        .map(([a, b]) => ({ ...a, ...b })),
    },
    { weight: 1, arbitrary: strange },
    { weight: 1, arbitrary: fc.record(fields).map((request) => Object.assign(request, { request })) },
  )
}

const isMalformed = (name: RouteName, payload: unknown) =>
  exceedsSize(payload, contract[name].maxBytes) || !contract[name].request.safeParse(payload).success

const known = fc.constantFrom(...names).chain((name) =>
  fc.tuple(
    fc.constant<unknown>(name),
    payloadOf(name).filter((payload) => isMalformed(name, payload)),
  ),
)
const unknown = fc.tuple(
  strange.filter((name) => typeof name !== 'string' || !Object.hasOwn(contract, name)),
  strange,
)

it(`answers ${REQUESTS.toLocaleString('en')} malformed requests with a code, does nothing for any, and stays in service`, async () => {
  const handle = vi.fn(() => null)
  const handlers = Object.fromEntries(names.map((name) => [name, handle])) as unknown as Handlers
  const log = { warn: vi.fn(), error: vi.fn() }
  const router = new Router(handlers, log)
  const asked = new Set<unknown>()
  const codes = new Set<string>()
  const property = fc.asyncProperty(
    fc.oneof({ weight: 9, arbitrary: known }, unknown),
    async ([name, payload]) => {
      asked.add(name)
      const answer = await router.dispatch(name, payload)
      codes.add(answer.ok ? 'ok' : answer.error.code)
      expect(answer).toEqual({
        ok: false,
        error: { code: expect.stringMatching(/^ipc\.\w+$/), message: expect.any(String) },
      })
      // It crosses to the page.
      structuredClone(answer)
    },
  )
  await fc.assert(property, { numRuns: REQUESTS })
  expect([...codes].toSorted()).toEqual(['ipc.invalid_request', 'ipc.too_large', 'ipc.unknown_route'])
  expect([...asked]).toEqual(expect.arrayContaining(names))
  expect(handle).not.toHaveBeenCalled()
  expect(log.error).not.toHaveBeenCalled()
  expect(await router.dispatch('session.get_value', { key: 'session' })).toMatchObject({ ok: true })
}, 30_000)
