import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFixture, type FixtureApp } from './support/fixture-app.ts'

let app: FixtureApp
beforeAll(async () => {
  app = await openFixture()
})
afterAll(() => app.close())

/** Runs an expression in the page; `bridge` is what the fixture's preload exposes. */
const inPage = (expression: string): Promise<unknown> => app.page.evaluate(expression)
const messageOf = (call: string) =>
  inPage(`(async () => { try { await (${call}) } catch (error) { return String(error) } })()`)

describe('contextBridge', () => {
  it('gives the page the exposed values and functions, nested ones too', async () => {
    expect(await inPage('[bridge.version, bridge.nested.list[0], bridge.nested.list[1].two()]')).toEqual([
      '1',
      1,
      2,
    ])
  })

  it('keeps the preload out of the reach of the page', async () => {
    expect(
      await inPage('[typeof preloadSecret, typeof require, typeof process, typeof ipcRenderer]'),
    ).toEqual(Array(4).fill('undefined'))
  })

  it('freezes what it exposes', async () => {
    expect(await inPage('[Object.isFrozen(bridge), Object.isFrozen(bridge.nested.list)]')).toEqual([
      true,
      true,
    ])
    expect(await messageOf('(() => { "use strict"; window.bridge = 1 })()')).toMatch(
      /^TypeError: Cannot assign to read only/,
    )
  })

  it.each([
    ['a date', 'bridge.same(new Date(5)).getTime()', 5],
    ['bytes', '[...bridge.same(new Uint8Array([1, 2]))]', [1, 2]],
    ['a map', '[...bridge.same(new Map([[1, 2]]))]', [[1, 2]]],
    [
      'a cycle',
      '(() => { const a = {}; a.a = a; const b = bridge.same(a); return b.a === b && b !== a })()',
      true,
    ],
    ['undefined', '"x" in bridge.same({ x: undefined })', true],
    [
      'an error',
      '(() => { const e = bridge.same(new RangeError("far")); return [e instanceof RangeError, e.message] })()',
      [true, 'far'],
    ],
    [
      'a class instance, without its prototype',
      '(() => { class A { x = 1 } const b = bridge.same(new A()); return [b.x, b instanceof A] })()',
      [1, false],
    ],
  ])('copies %s', async (_, expression, expected) => {
    expect(await inPage(expression)).toEqual(expected)
  })

  it('lets the preload call a function of the page and use its answer', async () => {
    expect(await inPage('bridge.callBack((x) => x * 2)')).toBe(41)
  })

  it('throws what the preload throws', async () => {
    expect(await messageOf('bridge.fail()')).toBe('RangeError: too far')
    expect(await messageOf('bridge.reject()')).toBe('Error: later')
  })

  it.each(['Symbol()', 'new WeakMap()', 'document.body'])('does not copy %s', async (value) => {
    expect(await messageOf(`bridge.same({ value: ${value} })`)).toBe('Error: An object could not be cloned.')
  })
})
