import { expect, it } from 'vitest'
import { certificateFault } from './certificate-fault.ts'

/** Chromium's certificate errors, from -200 on (net/base/net_error_list.h), and the fault that members are told. */
const NAMES = {
  ERR_CERT_COMMON_NAME_INVALID: 'name',
  ERR_CERT_DATE_INVALID: 'expired',
  ERR_CERT_AUTHORITY_INVALID: 'authority',
  ERR_CERT_CONTAINS_ERRORS: 'other',
  ERR_CERT_NO_REVOCATION_MECHANISM: 'other',
  ERR_CERT_UNABLE_TO_CHECK_REVOCATION: 'other',
  ERR_CERT_REVOKED: 'revoked',
  ERR_CERT_INVALID: 'other',
  ERR_CERT_WEAK_SIGNATURE_ALGORITHM: 'weak',
  ERR_CERT_NON_UNIQUE_NAME: 'other',
  ERR_CERT_WEAK_KEY: 'weak',
  ERR_CERT_NAME_CONSTRAINT_VIOLATION: 'other',
  ERR_CERT_VALIDITY_TOO_LONG: 'other',
  ERR_CERTIFICATE_TRANSPARENCY_REQUIRED: 'other',
  ERR_CERT_KNOWN_INTERCEPTION_BLOCKED: 'other',
  ERR_CERT_SELF_SIGNED_LOCAL_NETWORK: 'authority',
} as const

/** The error text for a request of the page (96f3996d, shell/browser/api/electron_api_app.cc:754). */
const told = (name: string) => `net::${name}`

/** The error text of `net.fetch` (shell/common/api/electron_api_url_loader.cc:777, lib/common/api/net-client-request.ts:464). */
const thrown = (name: string) => String(new Error(told(name)))

it.each(Object.entries(NAMES))('maps %s to %s, for requests of the page and of main', (name, fault) => {
  for (const error of [told(name), thrown(name)]) {
    expect(certificateFault(error, null)).toBe(fault)
  }
})

/** Electron passes seconds with a fraction (shell/common/gin_converters/net_converter.cc:79). */
it('tells a certificate that is not valid yet from an expired one', () => {
  const now = 1_800_000_000_500
  const faultFrom = (validStart: number) =>
    certificateFault(told('ERR_CERT_DATE_INVALID'), { certificate: { validStart }, now })
  expect([faultFrom(1_800_000_000.75), faultFrom(1_800_000_000.25)]).toEqual(['early', 'expired'])
})

it.each(['ERR_SSL_PROTOCOL_ERROR', 'ERR_BAD_SSL_CLIENT_AUTH_CERT', 'ERR_CONNECTION_REFUSED'])(
  'finds no certificate fault in %s',
  (name) => expect(certificateFault(thrown(name), null)).toBeNull(),
)
