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
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true })
})

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

it('says no more to who follows it no longer', () => {
  const choices = new Choices(file, log)
  const zoomed = vi.fn()
  const end = choices.follow(({ zoomLevel }) => zoomLevel, zoomed)
  end()
  choices.zoom(1)
  expect(zoomed.mock.calls).toEqual([[0]])
})

it('zooms by steps, within what can be read, and back to the real size', () => {
  const choices = new Choices(file, log)
  const zoom = (steps: number) => {
    choices.zoom(steps)
    return choices.current.zoomLevel
  }
  expect([zoom(1), zoom(1), zoom(-1), zoom(0)]).toEqual([0.5, 1, 0.5, 0])
  expect([zoom(100), zoom(-100)]).toEqual([5, -3])
})

it('is quiet until the morning that was meant when it was chosen', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 22, 21) })
  const choices = new Choices(file, log)
  expect(choices.quiet).toBe('off')
  choices.changeQuiet('until-tomorrow')
  expect(choices.quiet).toBe('until-tomorrow')
  vi.setSystemTime(new Date(2026, 10, 23, 8))
  expect(choices.quiet).toBe('off')
})
