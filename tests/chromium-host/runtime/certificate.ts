import { createHash, generateKeyPairSync, sign } from 'node:crypto'

const SEQUENCE = 0x30
const ECDSA_WITH_SHA256 = der(SEQUENCE, der(0x06, Buffer.from('2a8648ce3d040302', 'hex')))
const COMMON_NAME = der(0x06, Buffer.from('550403', 'hex'))

/** A value in the encoding of certificates. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

const bits = (content: Uint8Array) => der(0x03, Buffer.from([0]), content)
const date = (text: string) => der(0x17, Buffer.from(text))

/** A certificate that nobody trusts but who is told its key's fingerprint, with a key of its own at each start. */
export function selfSigned(): { readonly key: string; readonly cert: string; readonly fingerprint: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  const name = der(SEQUENCE, der(0x31, der(SEQUENCE, COMMON_NAME, der(0x0c, Buffer.from('chromium-host')))))
  const validity = der(SEQUENCE, date('200101000000Z'), date('491231235959Z'))
  const serial = der(0x02, Buffer.from([1]))
  const unsigned = der(SEQUENCE, serial, ECDSA_WITH_SHA256, name, validity, name, spki)
  const whole = der(SEQUENCE, unsigned, ECDSA_WITH_SHA256, bits(sign('sha256', unsigned, privateKey)))
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${whole.toString('base64')}\n-----END CERTIFICATE-----\n`,
    fingerprint: createHash('sha256').update(spki).digest('base64'),
  }
}
