import type { Certificate } from 'electron'
import type { CertificateFault } from '#shared/questions.ts'

const FAULTS: Readonly<Record<string, CertificateFault>> = {
  COMMON_NAME_INVALID: 'name',
  AUTHORITY_INVALID: 'authority',
  REVOKED: 'revoked',
  WEAK_SIGNATURE_ALGORITHM: 'weak',
  WEAK_KEY: 'weak',
}

/**
 * Describes a certificate error by Chromium's name for it.
 * @param certificate if unknown, an invalid date counts as expired
 * @param now milliseconds since 1970
 */
export function certificateFault(
  error: string,
  certificate: Pick<Certificate, 'validStart'> | null,
  now: number,
): CertificateFault {
  const [, name = ''] = /ERR_CERT_(\w+)/.exec(error) ?? []
  if (name !== 'DATE_INVALID') return FAULTS[name] ?? 'other'
  return certificate && now < certificate.validStart * 1000 ? 'early' : 'expired'
}
