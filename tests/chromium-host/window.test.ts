import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openFixture, type FixtureApp } from './support/fixture-app.ts'

let app: FixtureApp
beforeEach(async () => {
  app = await openFixture()
})
afterEach(() => app.close())

/** Calls a method of the only window, as a member's hand on its frame would. */
const window = (method: 'blur' | 'close' | 'focus' | 'hide' | 'minimize' | 'show') =>
  app.application.evaluate(({ BrowserWindow }, name) => BrowserWindow.getAllWindows()[0]?.[name](), method)
const windowState = () =>
  app.application.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows().map((one) => [one.isVisible(), one.isFocused()]),
  )
/** The page is told a moment later than the window: between processes nothing is at once. */
const pageState = () => app.page.evaluate(() => [document.visibilityState, document.hasFocus()])
const bothStates = async () => [await windowState(), await pageState()]

describe('visibility and focus', () => {
  it('follow hide, show and blur, for the page too', async () => {
    await expect.poll(bothStates).toEqual([[[true, true]], ['visible', true]])
    await window('blur')
    await expect.poll(bothStates).toEqual([[[true, false]], ['visible', false]])
    await window('hide')
    await expect.poll(bothStates).toEqual([[[false, false]], ['hidden', false]])
    await window('show')
    await expect.poll(bothStates).toEqual([[[true, true]], ['visible', true]])
  })

  it('are told to the page by events', async () => {
    // What the page is told of its beginning comes a moment later too.
    await expect.poll(bothStates).toEqual([[[true, true]], ['visible', true]])
    await app.page.evaluate(() => {
      const heard: string[] = []
      Object.assign(globalThis, { heard })
      for (const name of ['focus', 'blur']) addEventListener(name, () => heard.push(name))
      document.addEventListener('visibilitychange', () => heard.push(document.visibilityState))
    })
    for (const method of ['hide', 'show'] as const) await window(method)
    const heard = () => app.page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)
    await expect.poll(heard).toEqual(['hidden', 'blur', 'visible', 'focus'])
  })
})

it('gives the page the size that the window was made with, and later ones', async () => {
  const size = () => app.page.evaluate(() => [innerWidth, innerHeight])
  await expect.poll(size).toEqual([900, 700])
  await app.application.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setSize(1024, 640))
  await expect.poll(size).toEqual([1024, 640])
})

it('opens a second window with a preload of its own, and moves the focus there', async () => {
  const opening = app.application.waitForEvent('window')
  await app.application.evaluate(() => (globalThis as unknown as { openWindow(): void }).openWindow())
  const second = await opening
  await second.getByRole('heading').waitFor()
  expect(await second.evaluate(`bridge.invoke('echo', 'two')`)).toBe('two')
  await expect.poll(windowState).toEqual([
    [true, false],
    [true, true],
  ])
})

describe('closing', () => {
  it('ends the app with its last window', async () => {
    const child = app.application.process()
    const ended = app.application.waitForEvent('close')
    await window('close').catch(() => undefined)
    await ended
    expect(child.exitCode).toBe(0)
  })

  it('can be refused, and the window hidden instead', async () => {
    await app.application.evaluate(({ BrowserWindow }) => {
      const only = BrowserWindow.getAllWindows()[0]
      only?.once('close', (event) => {
        event.preventDefault()
        only.hide()
      })
    })
    await window('close')
    await expect.poll(bothStates).toEqual([[[false, false]], ['hidden', false]])
  })

  it('can be refused too when the member closes the browser window: the page comes back', async () => {
    await app.application.evaluate(({ BrowserWindow }) => {
      BrowserWindow.getAllWindows()[0]?.once('close', (event) => event.preventDefault())
    })
    const again = app.application.waitForEvent('window')
    const session = await app.page.context().newCDPSession(app.page)
    await session.send('Page.close').catch(() => undefined)
    const page = await again
    await page.getByRole('heading').waitFor()
    expect(page.url()).toBe('https://bundle.app.invalid/index.html')
  })
})
