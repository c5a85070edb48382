import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFixture, type FixtureApp } from './support/fixture-app.ts'

let app: FixtureApp
beforeAll(async () => {
  app = await openFixture()
})
afterAll(() => app.close())

const inPage = (expression: string): Promise<unknown> => app.page.evaluate(expression)
const messageOf = (call: string) => inPage(`${call}.catch((error) => String(error))`)

describe('invoke', () => {
  it('brings values there and back as structured clone does', async () => {
    const expression = `(async () => {
      const sent = { list: [1, undefined], date: new Date(7), bytes: new Uint8Array([9]), map: new Map([['a', NaN]]) }
      sent.self = sent
      const got = await bridge.invoke('echo', sent)
      return [got.self === got, got.list.length, got.date.getTime(), got.bytes[0], Number.isNaN(got.map.get('a'))]
    })()`
    expect(await inPage(expression)).toEqual([true, 2, 7, 9, true])
  })

  it('carries 8 MiB unharmed', async () => {
    const expression = `(async () => {
      const bytes = new Uint8Array(8 * 1024 * 1024).map((_, index) => index % 251)
      const got = await bridge.invoke('echo', bytes)
      return got.length === bytes.length && got.every((byte, index) => byte === bytes[index])
    })()`
    expect(await inPage(expression)).toBe(true)
  })

  it.each([
    ['fail', "Error: Error invoking remote method 'fail': TypeError: no good"],
    ['nobody', "Error: Error invoking remote method 'nobody': Error: No handler registered for 'nobody'"],
    ['function', "Error: Error invoking remote method 'function': Error: An object could not be cloned."],
  ])("rejects with Electron's text: %s", async (channel, text) => {
    expect(await messageOf(`bridge.invoke('${channel}')`)).toBe(text)
  })

  it('rejects a value that cannot be cloned, and goes on working', async () => {
    expect(await messageOf(`bridge.invoke('echo', { fn() {} })`)).toBe(
      'Error: An object could not be cloned.',
    )
    expect(await inPage(`bridge.invoke('echo', null)`)).toBe(null)
  })

  it('tells the main process which frame asks', async () => {
    await inPage(`(location.hash = '#part')`)
    expect(await inPage(`bridge.invoke('sender')`)).toEqual({
      url: 'app://bundle/index.html#part',
      origin: 'app://bundle',
      top: true,
      same: true,
    })
  })
})

describe('events', () => {
  it('answers a sent message with an event', async () => {
    const expression = `new Promise((resolve) => { bridge.on('pong', resolve); bridge.send('ping', { a: [1] }) })`
    expect(await inPage(expression)).toEqual({ a: [1] })
  })

  it('brings events of the main process to the page in order, and none after unsubscribing', async () => {
    await inPage(`(window.got = [], window.stop = bridge.on('count', (n) => got.push(n)), undefined)`)
    const send = (numbers: number[]) =>
      app.application.evaluate(({ BrowserWindow }, all) => {
        for (const n of all) BrowserWindow.getAllWindows()[0]?.webContents.send('count', n)
      }, numbers)
    await send([1, 2, 3])
    await expect.poll(() => inPage('got')).toEqual([1, 2, 3])
    await inPage('stop()')
    await send([4])
    await inPage(`bridge.invoke('echo', 1)`)
    expect(await inPage('got')).toEqual([1, 2, 3])
  })

  it('refuses to send what cannot be cloned', async () => {
    const sending = app.application.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.webContents.send('count', () => 1),
    )
    await expect(sending).rejects.toThrow('An object could not be cloned.')
  })
})
