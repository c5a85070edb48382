import { describe, expect, it } from 'vitest'
import { nodeCodec } from '../runtime/node-codec.ts'

const copy = (value: unknown) => nodeCodec.deserialize(nodeCodec.serialize(value))

describe('values between main process and page', () => {
  it.each([
    ['null', null],
    ['undefined', undefined],
    ['true', true],
    ['a text', 'ñandú 🪐'],
    ['a number', 1.5],
    ['minus zero', -0],
    ['not a number', NaN],
    ['minus infinity', -Infinity],
    ['a bigint', 2n ** 70n],
    ['a date', new Date(0)],
    ['an invalid date', new Date(NaN)],
    ['an expression', /a+/gi],
    ['bytes', new Uint8Array([0, 255])],
    ['floats', new Float64Array([0.1])],
    ['a buffer', new Uint8Array([1, 2]).buffer],
    ['a map', new Map<unknown, unknown>([[{ a: 1 }, new Set([1, null])]])],
    ['nested', { list: [undefined, { empty: null }], missing: undefined }],
    ['an own __proto__', JSON.parse('{"__proto__":{"admin":true}}')],
  ])('copies %s', (_, value) => {
    expect(copy(value)).toStrictEqual(value)
  })

  it('keeps cycles and shared parts', () => {
    const part = { name: 'part' }
    const whole: Record<string, unknown> = { first: part, second: part }
    whole['self'] = whole
    const result = copy(whole) as Record<string, unknown>
    expect(result['self']).toBe(result)
    expect(result['first']).toBe(result['second'])
  })

  it('copies name, message and stack of an error and drops its own fields', () => {
    const error = Object.assign(new RangeError('too far'), { code: 'E1' })
    const result = copy(error) as RangeError
    expect(result).toBeInstanceOf(RangeError)
    expect(result).toMatchObject({ message: 'too far', stack: error.stack })
    expect(result).not.toHaveProperty('code')
  })

  it('copies only the viewed part of a buffer', () => {
    const view = new Uint8Array(new Uint8Array([1, 2, 3, 4]).buffer, 1, 2)
    const result = copy(view) as Uint8Array
    expect([...result]).toEqual([2, 3])
    expect(result.buffer.byteLength).toBe(2)
  })

  it('drops the prototype of an object', () => {
    class Point {
      x = 1
    }
    expect(copy(new Point())).toStrictEqual({ x: 1 })
  })

  it.each([
    ['a function', () => 1],
    ['a symbol', Symbol('s')],
    ['a promise', Promise.resolve()],
    ['a weak map', new WeakMap()],
    ['a function deep inside', { a: [{ b: () => 1 }] }],
  ])('refuses %s', (_, value) => {
    expect(() => copy(value)).toThrow(new Error('An object could not be cloned.'))
  })
})
