import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Choices } from './choices.ts'

const log = { warn: vi.fn(), error: vi.fn() }
let folder: string
let file: string

beforeEach(() => {
  vi.clearAllMocks()
  folder = mkdtempSync(path.join(tmpdir(), 'cosmia-choices-'))
  file = path.join(folder, 'preferences.json')
})
afterEach(() => rmSync(folder, { recursive: true }))

it('keeps over a restart what was chosen, and tells who follows it', () => {
  const choices = new Choices(file, log)
  const zoomed = vi.fn()
  choices.follow(({ zoomLevel }) => zoomLevel, zoomed)
  expect(choices.current).toMatchObject({
    quietUntil: null,
    spellingLanguages: ['es', 'en-US'],
    zoomLevel: 0,
  })
  choices.change({ quietUntil: 'switched-off', zoomLevel: 1.5 })
  choices.change({ namesOnly: true })
  expect(zoomed.mock.calls).toEqual([[0], [1.5]])
  expect(new Choices(file, log).current).toMatchObject({
    quietUntil: 'switched-off',
    zoomLevel: 1.5,
    namesOnly: true,
  })
})

it('loses nothing else with a value that is damaged', () => {
  writeFileSync(file, JSON.stringify({ quietUntil: 'never', zoomLevel: 90, namesOnly: true, extra: 1 }))
  expect(new Choices(file, log).current).toMatchObject({ quietUntil: null, zoomLevel: 0, namesOnly: true })
  writeFileSync(file, '{"namesOnly":')
  expect(new Choices(file, log).current).toMatchObject({ namesOnly: false, checksSpelling: true })
})

it('goes by what was chosen where it cannot be stored, and says so', () => {
  mkdirSync(`${file}.new`)
  const choices = new Choices(file, log)
  choices.change({ namesOnly: true })
  expect(choices.current.namesOnly).toBe(true)
  expect(log.warn).toHaveBeenCalledTimes(1)
})
