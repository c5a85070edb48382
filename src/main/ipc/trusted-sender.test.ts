import { describe, expect, it } from 'vitest'
import { isTrustedSender, type Sender } from './trusted-sender.ts'

const OWN = 7
const sender = (frame: Partial<NonNullable<Sender['senderFrame']>> = {}, id = OWN): Sender => ({
  sender: { id },
  senderFrame: { url: 'app://bundle/#/login', parent: null, ...frame },
})
const trusted = (from: Sender, ownId: number | undefined = OWN) =>
  isTrustedSender(from, ownId, 'app://bundle')

describe('isTrustedSender', () => {
  it('trusts the main frame of our own window on our own origin', () => {
    expect(trusted(sender())).toBe(true)
  })

  it.each([
    ['another window', sender({}, 8)],
    ['an embedded frame', sender({ parent: {} })],
    ['another site', sender({ url: 'https://evil.test/' })],
    ['another host of our scheme', sender({ url: 'app://other/' })],
    ['a host that only starts like ours', sender({ url: 'app://bundle.evil.test/' })],
    ['an empty page', sender({ url: 'about:blank' })],
    ['a frame without an address', sender({ url: '' })],
    ['a frame that is gone', { sender: { id: OWN }, senderFrame: null }],
  ])('distrusts %s', (_who, from) => {
    expect(trusted(from)).toBe(false)
  })

  it('distrusts everybody while there is no window', () => {
    expect(isTrustedSender(sender(), undefined, 'app://bundle')).toBe(false)
  })
})
