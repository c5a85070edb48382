import { DEEP_LINK_SCHEME } from '#shared/config.ts'
import type { Keys } from '../data-folder/keys.ts'
import { mailTemplates } from './mail-templates.ts'

/** Where the link of a mail leads once the server has confirmed it: back into the app (design §5). */
export const confirmedRedirect = `${DEEP_LINK_SCHEME}://auth/confirm`

/** Characters that a password needs. */
export const MINIMUM_PASSWORD_LENGTH = 8

/** Digits of a code and the seconds that it is good for. */
export const codes = { otp_length: 8, otp_expiry: 900 } as const

/**
 * The auth settings of supabase/config.toml that the embedded backend honours: confirmation by mail with a
 * code of eight digits, one-hour sessions.
 */
export function authSettings(keys: Keys, url: string) {
  return {
    enabled: true,
    jwt_secret: keys.jwtSecret,
    publishable_key: keys.publishableKey,
    secret_key: keys.secretKey,
    site_url: url,
    additional_redirect_urls: [confirmedRedirect],
    jwt_expiry: 3600,
    sessions: { inactivity_timeout: '720h' },
    minimum_password_length: MINIMUM_PASSWORD_LENGTH,
    email: {
      enable_signup: true,
      enable_confirmations: true,
      ...codes,
      template: mailTemplates,
    },
  }
}
