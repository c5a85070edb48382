import { DEEP_LINK_SCHEME } from '#shared/config.ts'
import type { Keys } from '../data-folder/keys.ts'
import { codes, mailTemplates } from './mails.ts'

/** Where links of the auth server lead: into the app (design §5). No mail of ours has one (decision 62). */
const confirmedRedirect = `${DEEP_LINK_SCHEME}://auth/confirm`

/** Minimum length of a password in bytes, which the auth server counts and the library does not. */
export const MINIMUM_PASSWORD_LENGTH = 8

/**
 * The auth settings of supabase/config.toml that the embedded backend supports: confirmation by a mail with an
 * eight-digit code, sessions of one hour.
 */
export function authSettings(keys: Keys) {
  return {
    enabled: true,
    jwt_secret: keys.jwtSecret,
    publishable_key: keys.publishableKey,
    secret_key: keys.secretKey,
    site_url: confirmedRedirect,
    additional_redirect_urls: [confirmedRedirect],
    jwt_expiry: 3600,
    sessions: { inactivity_timeout: '720h' },
    minimum_password_length: 1,
    email: {
      enable_signup: true,
      enable_confirmations: true,
      ...codes,
      template: mailTemplates,
    },
  }
}
