import { beforeEach, expect, it } from 'vitest'
import { NavigationGuard, type Send } from './navigation-guard.ts'

const frameId = 'main-frame'

let guard: NavigationGuard
let asked: string[]
let sent: string[]

/** In front of a main process that refuses everything. */
beforeEach(() => {
  asked = []
  sent = []
  const send = ((method: string) => Promise.resolve(sent.push(method))) as unknown as Send
  guard = new NavigationGuard(frameId, send, ({ url }) => {
    asked.push(url)
    return false
  })
})

const started = (navigationType: string) => guard.started({ frameId, navigationType })
const announced = (url: string) => guard.requested({ frameId, url })
const paused = (redirectedRequestId?: string) =>
  guard.decide({
    requestId: '1',
    frameId,
    resourceType: 'Document',
    request: { url: 'https://example.com/' },
    ...(redirectedRequestId && { redirectedRequestId }),
  })

it('asks about a navigation whose announcement comes after it', async () => {
  started('differentDocument')
  const decided = paused()
  announced('https://example.com/#place')
  await decided
  expect(asked).toEqual(['https://example.com/#place'])
  expect(sent).toEqual(['Fetch.failRequest'])
})

it('asks about the navigation at hand where an earlier one was announced and never came', async () => {
  announced('https://example.com/earlier')
  started('differentDocument')
  const decided = paused()
  announced('https://example.com/')
  await decided
  expect(asked).toEqual(['https://example.com/'])
})

it.each([
  ['a reload', () => started('reload'), undefined],
  ['a redirect', () => started('differentDocument'), '0'],
])('lets %s pass that no page has announced', async (_, start, redirectedRequestId) => {
  start()
  await paused(redirectedRequestId)
  expect(asked).toEqual([])
  expect(sent).toEqual(['Fetch.continueRequest'])
})

it('lets pass what the host itself loads', async () => {
  guard.expect('https://example.com/#place')
  started('differentDocument')
  await paused()
  expect(sent).toEqual(['Fetch.continueRequest'])
})
