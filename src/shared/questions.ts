/** A client certificate of the member that a server may be shown. */
export interface OfferedCertificate {
  /** The person it was issued to. */
  readonly subject: string
  readonly issuer: string
  /** Milliseconds since 1970. */
  readonly validUntil: number
}

/** The server asks the member to identify themselves with a certificate. */
export interface CertificateQuestion {
  readonly kind: 'certificate'
  readonly id: string
  readonly host: string
  readonly certificates: readonly OfferedCertificate[]
}

/** A proxy, or a gateway before the server, asks for a name and a password. */
export interface LoginQuestion {
  readonly kind: 'login'
  readonly id: string
  readonly host: string
  readonly isProxy: boolean
  /** The previous login was rejected. */
  readonly isRetry: boolean
}

/** A question only the member can answer. */
export type MemberQuestion = CertificateQuestion | LoginQuestion

export interface Login {
  readonly username: string
  readonly password: string
}

/** Why the server is not used: the problem with its certificate. */
export type CertificateFault = 'expired' | 'early' | 'name' | 'authority' | 'revoked' | 'weak' | 'other'
