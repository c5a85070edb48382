import { describe, expect, expectTypeOf, it, vi } from 'vitest'
import type { PreferenceState } from '#shared/preferences.ts'
import type { Handlers } from './handlers.ts'
import { RouteError } from '../route-error.ts'
import { Router } from './router.ts'

const preferences: PreferenceState = {
  chosen: {
    quiet: 'off',
    namesOnly: false,
    closesToTray: true,
    startsWithSystem: false,
    makesSound: true,
    checksSpelling: true,
    spellingLanguages: ['es'],
    usesGraphics: true,
  },
  offered: {
    tray: true,
    startWithSystem: true,
    spellingLanguages: ['es', 'es-MX'],
    restart: false,
    notifications: true,
    notificationSettings: false,
  },
}

const answering: Handlers = {
  'session.get_value': ({ key }) => ({ outcome: 'value', value: `value of ${key}` }),
  'session.set_value': () => ({ kept: 'keychain' }),
  'session.remove_value': () => null,
  'file.open_dialog': () => null,
  'file.open_several': () => ({ opened: [], refused: [], surplus: 0 }),
  'file.save_dialog': () => null,
  'file.place_dialog': () => null,
  'file.write_part': () => null,
  'file.finish_parts': () => null,
  'file.discard_parts': () => null,
  'file.show_in_folder': () => null,
  'notification.show_one': () => null,
  'notification.update_one': () => null,
  'notification.close_one': () => null,
  'notification.open_settings': () => null,
  'app.get_info': () => ({ version: '1', platform: 'linux', server: null }),
  'app.set_server': () => null,
  'app.export_diagnostics': () => null,
  'app.restart': () => null,
  'app.open_external': () => null,
  'app.set_badge': () => null,
  'app.hold_end': () => null,
  'preference.get_all': () => preferences,
  'preference.change_some': () => preferences,
  'question.get_open': () => null,
  'question.show_certificate': () => null,
  'question.give_login': () => null,
  'question.refuse_answer': () => null,
  'update.get_news': () => null,
  'update.look_now': () => true,
  'update.start_download': () => null,
  'update.install_now': () => null,
  'update.put_off': () => null,
  'event.start_delivery': () => null,
}

function routerWith(handlers: Partial<Handlers> = {}) {
  const log = { warn: vi.fn(), error: vi.fn() }
  return { router: new Router({ ...answering, ...handlers }, log), log }
}

async function codeOf(name: unknown, payload: unknown): Promise<string> {
  const answer = await routerWith().router.dispatch(name, payload)
  return answer.ok ? 'ok' : answer.error.code
}

describe('Router', () => {
  it('answers a known route with the data of its handler', async () => {
    const answer = await routerWith().router.dispatch('session.get_value', { key: 'session' })
    expect(answer).toEqual({ ok: true, data: { outcome: 'value', value: 'value of session' } })
  })

  it.each([
    'session.steal_value',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '',
    ' session.get_value',
    null,
    undefined,
    42,
    ['session.get_value'],
    { toString: () => 'session.get_value' },
  ])('refuses the unknown route %j', async (name) => {
    expect(await codeOf(name, { key: 'session' })).toBe('ipc.unknown_route')
  })

  it.each([
    ['session.get_value', undefined],
    ['session.get_value', null],
    ['session.get_value', 'session'],
    ['session.get_value', { key: 7 }],
    ['session.get_value', { key: '../other' }],
    ['session.get_value', { key: 'session', extra: true }],
    ['session.set_value', { key: 'session' }],
    ['file.open_dialog', { kind: 'anything' }],
    ['file.open_dialog', { kind: '__proto__' }],
    ['file.save_dialog', { suggestedName: 'a.txt', bytes: [1, 2] }],
    ['file.write_part', { token: '/etc/passwd', bytes: new Uint8Array(1) }],
    ['file.finish_parts', { token: '' }],
    [
      'notification.show_one',
      { tag: 't', title: 'T', body: 'b', route: 'https://evil.test', canReply: false },
    ],
    ['notification.show_one', { tag: 't', title: 'T', body: 'b', route: '//evil.test', canReply: false }],
    ['app.open_external', { url: 'file:///etc/passwd' }],
    ['app.open_external', { url: 'javascript:alert(1)' }],
    ['app.set_server', { url: 'http://example.com', publishableKey: 'sb_publishable_1' }],
    ['app.set_badge', { count: -1 }],
    ['app.set_badge', { count: 1.5 }],
    ['app.set_badge', { count: 1e9 }],
    ['event.start_delivery', { event: 'constructor' }],
  ])('refuses the malformed request %s %j', async (name, payload) => {
    expect(await codeOf(name, payload)).toBe('ipc.invalid_request')
  })

  it.each([
    ['a session value over 128 KiB', 'session.set_value', { key: 'session', value: 'x'.repeat(131_073) }],
    [
      'a session value whose bytes count more',
      'session.set_value',
      { key: 'session', value: 'ñ'.repeat(65_537) },
    ],
    ['a whole request over its limit', 'session.get_value', { key: 'session', junk: 'x'.repeat(20_000) }],
    [
      'a request of very many small parts',
      'session.get_value',
      { key: Array.from({ length: 9_000 }, () => 1) },
    ],
    ['a notification text over 1,000', 'notification.show_one', notification('x'.repeat(1_001))],
    [
      'a file over 64 MiB',
      'file.save_dialog',
      { suggestedName: 'a', bytes: new Uint8Array(64 * 1024 * 1024 + 1) },
    ],
    [
      'a part over 4 MiB',
      'file.write_part',
      { token: crypto.randomUUID(), bytes: new Uint8Array(4 * 1024 * 1024 + 1) },
    ],
  ])('refuses %s as too large', async (_what, name, payload) => {
    expect(await codeOf(name, payload)).toBe('ipc.too_large')
  })

  it.each([
    ['a session value of 128 KiB', 'session.set_value', { key: 'session', value: 'x'.repeat(131_072) }],
    ['a notification text of 1,000', 'notification.show_one', notification('ñ'.repeat(1_000))],
    ['a file of 64 MiB', 'file.save_dialog', { suggestedName: 'a', bytes: new Uint8Array(64 * 1024 * 1024) }],
  ])('accepts %s', async (_what, name, payload) => {
    expect(await codeOf(name, payload)).toBe('ok')
  })

  it('refuses a cyclic request and stays in service', async () => {
    const cyclic: Record<string, unknown> = { key: 'session' }
    cyclic['self'] = cyclic
    expect(await codeOf('session.get_value', cyclic)).toBe('ipc.invalid_request')
  })

  it('hides why a handler failed from the page and logs it with its cause', async () => {
    const cause = new Error('/home/luna/.secret is locked')
    const { router, log } = routerWith({ 'session.get_value': () => Promise.reject(cause) })
    const answer = await router.dispatch('session.get_value', { key: 'session' })
    expect(answer).toEqual({
      ok: false,
      error: { code: 'ipc.internal', message: 'session.get_value failed' },
    })
    expect(log.error).toHaveBeenCalledWith('session.get_value failed', cause)
  })

  it('passes on the code of a refusal meant for the page', async () => {
    const refuse = () => {
      throw new RouteError('file.unsupported', 'no')
    }
    const answer = await routerWith({ 'file.open_dialog': refuse }).router.dispatch('file.open_dialog', {
      kind: 'image',
    })
    expect(answer).toEqual({ ok: false, error: { code: 'file.unsupported', message: 'no' } })
  })
})

describe('Handlers', () => {
  it('does not compile with a missing, a surplus or a wrongly answering handler', () => {
    const { 'app.set_badge': _left, ...missing } = answering
    // @ts-expect-error -- a route without a handler
    expectTypeOf(missing).toExtend<Handlers>()
    // @ts-expect-error -- a handler without a route
    const surplus: Handlers = { ...answering, 'app.format_disk': () => null }
    // @ts-expect-error -- an answer of another type than the contract says
    const wrong: Handlers = { ...answering, 'file.save_dialog': () => 'saved' }
    expect([surplus, wrong]).toHaveLength(2)
  })
})

function notification(body: string) {
  return { tag: 'chat-1', title: 'Sol', body, route: '/dashboard/home?chat=1', canReply: true }
}
