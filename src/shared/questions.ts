/** A certificate of the member's that a server could be shown. */
export interface OfferedCertificate {
  /** Whom it names. */
  readonly subject: string
  readonly issuer: string
  /** Milliseconds since 1970. */
  readonly validUntil: number
}

/** The server in use wants to know by a certificate who the member is. */
export interface CertificateQuestion {
  readonly kind: 'certificate'
  readonly id: string
  readonly host: string
  readonly certificates: readonly OfferedCertificate[]
}

/** A proxy, or what stands before the server, wants a name and a password. */
export interface LoginQuestion {
  readonly kind: 'login'
  readonly id: string
  readonly host: string
  readonly isProxy: boolean
  /** What the member gave before was not taken. */
  readonly isRetry: boolean
}

/** What only the member may answer. */
export type MemberQuestion = CertificateQuestion | LoginQuestion

export interface Login {
  readonly username: string
  readonly password: string
}

/** Why nothing goes to a server: its certificate is not one to be trusted. */
export type CertificateFault = 'expired' | 'early' | 'name' | 'authority' | 'revoked' | 'weak' | 'other'
