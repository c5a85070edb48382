import type { Certificate } from 'electron'
import type { CertificateFault } from '#shared/questions.ts'

const FAULTS: Readonly<Record<string, CertificateFault>> = {
  _COMMON_NAME_INVALID: 'name',
  _AUTHORITY_INVALID: 'authority',
  _SELF_SIGNED_LOCAL_NETWORK: 'authority',
  _REVOKED: 'revoked',
  _WEAK_SIGNATURE_ALGORITHM: 'weak',
  _WEAK_KEY: 'weak',
}

/**
 * The fault of a certificate, from the text of Chromium's error; `null` for errors without a certificate.
 * @param seen the certificate and the current time in milliseconds; without them, an invalid date counts as expired
 */
export function certificateFault(
  error: string,
  seen: { readonly certificate: Pick<Certificate, 'validStart'>; readonly now: number } | null,
): CertificateFault | null {
  const name = /net::ERR_CERT(\w+)/.exec(error)?.[1]
  if (name === undefined) return null
  if (name !== '_DATE_INVALID') return FAULTS[name] ?? 'other'
  return seen && seen.now < seen.certificate.validStart * 1000 ? 'early' : 'expired'
}
