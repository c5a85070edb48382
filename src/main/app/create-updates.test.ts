import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { UpdateNews } from '#shared/updates.ts'
import { Observable } from '../observable.ts'
import { Choices } from '../settings/choices.ts'
import { lookBy, tellQuietly } from './create-updates.ts'

vi.mock('electron', () => ({}))

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cosmia-updates-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const FOUND: UpdateNews = { step: 'found', version: '1.2.0', notes: null }

function quietly() {
  const log = { warn: vi.fn(), error: vi.fn() }
  const choices = new Choices(path.join(folder, 'preferences.json'), log)
  const news = new Observable<UpdateNews | null>(null)
  const acts = { download: vi.fn(), install: vi.fn(), putOff: vi.fn() }
  const send = vi.fn()
  const desk = tellQuietly({ news, ...acts }, choices, { send })
  send.mockClear()
  return { choices, news, desk, told: () => send.mock.calls.map(([, payload]) => payload as unknown) }
}

it('tells the page of a new version, and a page that opens later', () => {
  const { news, desk, told } = quietly()
  news.change(FOUND)
  expect([told(), desk.news()]).toEqual([[FOUND], FOUND])
})

it("tells of none during 'No molestar', and of it afterwards", () => {
  const { choices, news, desk, told } = quietly()
  choices.changeQuiet('until-switched-off')
  news.change(FOUND)
  expect(told().filter(Boolean)).toEqual([])
  expect(desk.news()).toBeNull()
  choices.changeQuiet('off')
  expect(told().at(-1)).toEqual(FOUND)
})

it("goes on to tell of what the member has begun, also during 'No molestar'", () => {
  const { choices, news, told } = quietly()
  choices.changeQuiet('until-switched-off')
  news.change({ step: 'ready', version: '1.2.0' })
  expect(told().at(-1)).toEqual({ step: 'ready', version: '1.2.0' })
})

it('looks where a button of the page is pressed, and says where it does not', () => {
  const checkNow = vi.fn()
  expect(lookBy(checkNow)()).toBe(true)
  expect(checkNow).toHaveBeenCalledOnce()
  expect(lookBy(null)()).toBe(false)
})
