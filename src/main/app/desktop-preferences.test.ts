import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { powerMonitor } from 'electron'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Choices } from '../settings/choices.ts'
import { endQuiet } from './desktop-preferences.ts'

vi.mock('electron', async () => {
  const { EventEmitter } = await import('node:events')
  return { powerMonitor: new EventEmitter() }
})

const HOUR = 60 * 60 * 1000
let folder: string
let choices: Choices

beforeEach(() => {
  vi.useFakeTimers()
  powerMonitor.removeAllListeners()
  folder = mkdtempSync(path.join(tmpdir(), 'cosmia-quiet-'))
  choices = new Choices(path.join(folder, 'preferences.json'), { warn: vi.fn(), error: vi.fn() })
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true })
})

const until = () => choices.current.quietUntil

it('ends silence when its time has come', () => {
  endQuiet(choices)
  choices.change({ quietUntil: Date.now() + 30 * HOUR })
  vi.advanceTimersByTime(30 * HOUR - 1)
  expect(until()).not.toBeNull()
  vi.advanceTimersByTime(1)
  expect(until()).toBeNull()
})

it('ends it with the start of a program, or a machine, that slept longer', () => {
  choices.change({ quietUntil: Date.now() - 1 })
  endQuiet(choices)
  expect(until()).toBeNull()
  choices.change({ quietUntil: Date.now() + HOUR })
  vi.setSystemTime(Date.now() + 2 * HOUR)
  powerMonitor.emit('resume')
  expect(until()).toBeNull()
})

it('leaves alone what the member wants to end themselves', () => {
  endQuiet(choices)
  choices.change({ quietUntil: 'switched-off' })
  vi.advanceTimersByTime(1_000 * HOUR)
  expect(until()).toBe('switched-off')
})
