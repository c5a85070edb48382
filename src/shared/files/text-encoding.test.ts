import { expect, it } from 'vitest'
import { decodeText, TextProbe, type Encoding } from './text-encoding.ts'

const TEXT = 'Año nuevo, señor:\r\n\t«el corazón» de la niña.'

const utf8 = (text: string) => new TextEncoder().encode(text)
const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

function utf16(text: string, isBig = false): Uint8Array {
  const units = new DataView(new ArrayBuffer(text.length * 2))
  for (let at = 0; at < text.length; at += 1) units.setUint16(at * 2, text.charCodeAt(at), !isBig)
  return new Uint8Array(units.buffer)
}

const texts: readonly (readonly [string, Encoding, Uint8Array])[] = [
  ['UTF-8', 'utf-8', utf8(TEXT)],
  ['UTF-8 with a mark', 'utf-8', utf8(`\uFEFF${TEXT}`)],
  ['UTF-16, little end first, with a mark', 'utf-16le', utf16(`\uFEFF${TEXT}`)],
  ['UTF-16, little end first', 'utf-16le', utf16(TEXT)],
  ['UTF-16, big end first, with a mark', 'utf-16be', utf16(`\uFEFF${TEXT}`, true)],
  ['UTF-16, big end first', 'utf-16be', utf16(TEXT, true)],
  ['Windows-1252', 'windows-1252', latin(TEXT)],
]

function encodingOf(bytes: Uint8Array, size = bytes.length || 1): Encoding | null {
  const probe = new TextProbe()
  for (let at = 0; at < bytes.length; at += size) probe.add(bytes.subarray(at, at + size))
  return probe.end()
}

it.each(texts)('%s is told by its bytes, in one part or in many', (_name, encoding, bytes) => {
  expect(encodingOf(bytes)).toBe(encoding)
  expect(encodingOf(bytes, 3)).toBe(encoding)
  expect(decodeText(bytes)).toBe(TEXT)
})

it('reads quotes and dashes of Windows', () => {
  expect(decodeText(Uint8Array.of(0x93, 0xa1, 0x48, 0x21, 0x94, 0x20, 0x97, 0x20, 0x80))).toBe('“¡H!” — €')
})

it.each([
  ['a zero byte', latin('Hola\0mundo')],
  ['a control character', latin('Hola\x1b[31m')],
  ['a byte that no encoding has', Uint8Array.of(0x48, 0x81, 0xc3)],
  ['half a pair', utf16('\uFEFFhola \uD83D')],
  ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13)],
])('%s is no text', (_name, bytes) => {
  expect(encodingOf(bytes)).toBeNull()
})

it('gives up early', () => {
  const probe = new TextProbe()
  probe.add(Uint8Array.of(0, 0, 0xd8, 0, 0xd8, 0, 0, 1))
  expect(probe.isHopeless).toBe(true)
})

it('takes an empty file for a text', () => {
  expect(encodingOf(new Uint8Array())).toBe('utf-8')
})
