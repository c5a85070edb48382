import { describe, expect, it } from 'vitest'
import { activationOf, toastXml } from './toast.ts'

const message = {
  tag: 'chat:luna:sol',
  title: '<Sol> & "Luna"',
  body: 'a\u0000b]]>\ud800\u202e',
  route: '/dashboard/home?chat=sol&x=1',
  canReply: true,
}

const HEARD = { picture: null, isSilent: false }

/** Value of the toast's attribute, as an XML parser reads it. */
function attribute(name: string, xml = toastXml('id', message, HEARD)): string {
  const written = new RegExp(` ${name}="([^"]*)"`).exec(xml)?.[1] ?? ''
  return written.replaceAll(/&#(\d+);/g, (_sign, code: string) => String.fromCharCode(Number(code)))
}

/** The part with the reply. */
const actions = () => /<actions>.*<\/actions>/s.exec(toastXml('id', message, HEARD))?.[0] ?? ''

describe('toastXml', () => {
  it('holds the texts of others as texts', () => {
    const xml = toastXml('id', message, HEARD)
    expect(xml).toContain('<text>&#60;Sol&#62; &#38; &#34;Luna&#34;</text>')
    expect(xml).toContain('<text>ab]]&#62;\u202e</text>')
  })

  it('offers a reply in Spanish, and none where there is nobody to reply to', () => {
    expect(attribute('content')).toBe('Responder')
    expect(attribute('hint-inputId')).toBe('reply')
    expect(toastXml('id', { ...message, canReply: false }, HEARD)).not.toContain('action')
  })

  it('is heard, unless it is to be silent', () => {
    expect(toastXml('id', message, HEARD)).not.toContain('audio')
    expect(toastXml('id', message, { ...HEARD, isSilent: true })).toContain('<audio silent="true"/>')
  })

  it('stands below the name of its conversation, which leads there too', () => {
    const [header = ''] = /<header [^>]*>/.exec(toastXml('id', message, HEARD)) ?? []
    expect(attribute('id', header)).toBe('id')
    expect(attribute('title', header)).toBe('<Sol> & "Luna"')
    expect(attribute('arguments', header)).toBe(attribute('launch'))
  })

  it('carries what Electron finds its notification by', () => {
    expect(attribute('launch')).toMatch(/^type=click&tag=id&/)
    expect(attribute('arguments', actions())).toMatch(/^type=reply&tag=id&/)
  })
})

describe('activationOf', () => {
  it('gives back what the toast was about', () => {
    const target = { tag: 'chat:luna:sol', route: '/dashboard/home?chat=sol&x=1' }
    expect(activationOf({ type: 'click', arguments: attribute('launch') })).toEqual(target)
    expect(
      activationOf({ type: 'reply', arguments: attribute('arguments', actions()), reply: 'voy' }),
    ).toEqual({
      ...target,
      reply: 'voy',
    })
  })

  it.each([
    '',
    'type=click',
    'about=a&route=https://evil.test',
    'about=a&route=//evil.test',
    'about=&route=/a',
  ])('makes nothing of %s', (text) => {
    expect(activationOf({ type: 'click', arguments: text })).toBeNull()
  })
})
