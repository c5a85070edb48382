import { TOTP } from 'otpauth'

/** The code that an authenticator app shows now. */
export const totpOf = (secret: string): string => new TOTP({ secret }).generate()

/** Six digits that no app shows for minutes. */
export function wrongTotpOf(secret: string): string {
  const totp = new TOTP({ secret })
  const numbers = Array.from({ length: 100 }, (_, n) => String(n).padStart(6, '0'))
  return numbers.find((token) => totp.validate({ token, window: 4 }) === null) ?? ''
}
