/** Status and code are those of the auth server, or say as much. */
const wordsOfAuth = 'The auth library says it in other words, or with another code that no code reads.'

/** Other keys than a member's session ask here in no page, and supabase-js asks for nothing without a session. */
const noSession =
  'Without a session it is 401 no_authorization, not 403 bad_jwt; supabase-js sends no such request.'

const noMailPause = 'It is played with `--mail-pause 0`; tests/backend/hosted-auth.test.ts has the pause.'

/** The project has neither provider. */
const noProvider = 'Accounts have no telephone and no other provider, whatever the refusal says.'

/** Written by nobody but a test of its own. */
const wrongConfirmation =
  'A confirmation that supabase-js does not write is refused with another code, or read leniently.'

/** What follows a link in these steps comes to nothing without one. */
const noLinks = 'No mail has had a link since the answers were recorded (decision 62).'

const noAdminPart = 'This part of the admin API is not served: neither the app nor a test asks for it.'

const largeMetadata = 'Since the answers were recorded the sign-up hook refuses large metadata.'

const formOfApps =
  'Authenticator apps read either form; the issuer without a name is the host, which is another.'

/** PostgREST tells in a header what was wrong with a token; the app reads the code in the body. */
const noChallenge = 'Refusals of the data API carry no www-authenticate header, which no code reads.'

/** The status and the code are the same. */
const wordsOfParser = 'The data API explains in other words what it could not read, which no code reads.'

/** Decision 70. */
const feedOfChanges = 'Since the answers were recorded the feed of changes tells it.'

const versioned = 'Since the answers were recorded live events have a version.'

/** Hosted projects have one of their own, of which nothing was recorded. */
const gateway = 'The recording has a gateway of its own in front.'

/** supabase-js 2.119 speaks version 2.0.0, and so does the embedded backend. */
const versionOne = 'Nobody speaks version 1 of the live protocol.'

/** The recording has it on. */
const noPublicAccess = "As on a hosted project with 'Allow public access' off, which the README asks for."

const noParts = 'Files are not stored in parts: nothing asks for it.'

const neverReplaced = 'A trigger refuses what would replace a stored file; the recording is older than that.'

/**
 * Recorded steps in which the embedded backend is known to answer otherwise than Supabase's own servers, by the step's id,
 * each with the reason. Every other step is answered alike.
 */
export const DIFFERENCES: Readonly<Record<string, string>> = {
  // auth
  'auth/sign-up/again-at-once': noMailPause,
  'auth/recover/at-once-again-second': noMailPause,
  'auth/email/asked-again-at-once': noMailPause,
  'auth/sign-up/metadata-13-kb': largeMetadata,
  'auth/sign-up/metadata-500-kb': largeMetadata,
  'auth/sign-up/password-a-number': wordsOfAuth,
  'auth/sign-up/metadata-null-byte': wordsOfAuth,
  'auth/sign-up/metadata-is-text': wordsOfAuth,
  'auth/sign-up/a-list': wordsOfAuth,
  'auth/renew/a-number': wordsOfAuth,
  'auth/renew/garbage': wordsOfAuth,
  'auth/user/data-is-text': wordsOfAuth,
  'auth/admin/create-73-bytes': wordsOfAuth,
  'auth/admin/create-by-broken': wordsOfAuth,
  'auth/admin/list-garbage': wordsOfAuth,
  'auth/admin/ban-garbage': wordsOfAuth,
  'auth/admin/update-taken-email': wordsOfAuth,
  'auth/sign-up/by-phone': noProvider,
  'auth/otp/by-phone': noProvider,
  'auth/sign-in/id-token': noProvider,
  'auth/user/phone': noProvider,
  'auth/admin/create-with-phone': noProvider,
  'auth/path/sso': noProvider,
  'auth/code/empty': wrongConfirmation,
  'auth/code/unknown-kind': wrongConfirmation,
  'auth/code/no-address': wrongConfirmation,
  'auth/code/by-phone': wrongConfirmation,
  'auth/banned/otp': noLinks,
  'auth/code/by-hash': noLinks,
  'auth/email/both-codes': noLinks,
  'auth/email/both-links': noLinks,
  'auth/link/asked-to-lead-elsewhere': noLinks,
  'auth/link/asked-with-head': noLinks,
  'auth/link/broken': noLinks,
  'auth/link/code-of-its-mail-afterwards': noLinks,
  'auth/link/elsewhere-of-a-mail': noLinks,
  'auth/link/exchange': noLinks,
  'auth/link/exchange-other-verifier': noLinks,
  'auth/link/form': noLinks,
  'auth/link/right': noLinks,
  'auth/link/used': noLinks,
  'auth/link/without-pkce': noLinks,
  'auth/magiclink/old-path': noLinks,
  'auth/otp/known': noLinks,
  'auth/otp/known-again': noLinks,
  'auth/otp/unconfirmed': noLinks,
  'auth/otp/unknown-may-be-made': noLinks,
  'auth/sign-up/address-with-capitals': noLinks,
  'auth/sign-up/address-with-plus': noLinks,
  'auth/sign-up/again-unconfirmed': noLinks,
  'auth/sign-up/fresh': noLinks,
  'auth/sign-up/link-elsewhere': noLinks,
  'auth/user/by-anon': noSession,
  'auth/user/no-token': noSession,
  'auth/user/by-service': noSession,
  'auth/sign-out/by-anon': noSession,
  'auth/factor/by-anon': noSession,
  'auth/path/unknown': noSession,
  'auth/path/root': noSession,
  'auth/factor/enrol': formOfApps,
  'auth/factor/other-issuer': formOfApps,
  'auth/admin/update-role': noAdminPart,
  'auth/admin/link-recovery': noAdminPart,
  'auth/admin/link-magic': noAdminPart,
  'auth/admin/link-sign-up': noAdminPart,
  'auth/admin/link-invite': noAdminPart,
  'auth/admin/link-unknown-address': noAdminPart,
  'auth/admin/link-by-ana': noAdminPart,
  'auth/admin/invite': noAdminPart,
  'auth/admin/invite-by-ana': noAdminPart,
  'auth/admin/audit': noAdminPart,
  'auth/gateway/no-key': gateway,
  'auth/gateway/wrong-key': gateway,
  'auth/gateway/preflight': gateway,
  'auth/gateway/cors-of-an-answer': gateway,
  'auth/sign-up/domain-without-dot':
    'The auth library wants a dot in the domain of an address, as the form of the app does.',
  'auth/user/form-of-times': 'Times end in +00:00 instead of Z, which is the same time.',
  'auth/user/reauthenticate': 'The mail has a subject of the library; no page asks for it.',
  'auth/own-end/export': 'The export has grown since the answers were recorded.',
  'auth/settings/read': 'Two settings that no client reads are not told.',
  'auth/admin/create': 'The answer has confirmed_at, too.',
  'auth/email/one-code-twice-with-pkce':
    'A fault of the auth server changes the e-mail by one code alone; a trigger of the project refuses that since.',

  // rest
  'rest/profile/by-anon': noChallenge,
  'rest/profile/by-expired': noChallenge,
  'rest/profile/by-broken': noChallenge,
  'rest/profile/by-foreign': noChallenge,
  'rest/message/conversation': 'Its rows have the place of a message in the feed of changes, too.',
  'rest/message/since': feedOfChanges,
  'rest/message/latest': feedOfChanges,
  'rest/form/unknown-operator': wordsOfParser,
  'rest/form/no-operator': wordsOfParser,
  'rest/form/broken-select': wordsOfParser,
  'rest/form/broken-or': wordsOfParser,
  'rest/form/unknown-relation': wordsOfParser,
  'rest/form/unknown-function': wordsOfParser,
  'rest/form/is-nothing': wordsOfParser,
  'rest/form/options': gateway,
  'rest/gateway/no-key': gateway,
  'rest/form/geojson': 'Another media type that is refused, with another status.',
  'rest/form/embedded-inner':
    'The data API reads `!hint!inner`, which supabase-js documents, and not `!inner!hint`.',
  'rest/form/json-path': 'No column holds JSON, so no request asks for a path in one.',
  'rest/form/root': 'The data API describes itself in another media type; nothing asks for that.',
  'rest/form/root-by-anon':
    'The description of the data API is for the secret key alone, as on a hosted project of today.',

  // live
  'live/database/message': versioned,
  'live/database/message-deleted': versioned,
  'live/database/message-without-text': versioned,
  'live/database/message-of-4000-letters': versioned,
  'live/database/read': versioned,
  'live/database/request': versioned,
  'live/database/request-accepted': versioned,
  'live/database/friendship-ended': versioned,
  'live/database/request-refused': versioned,
  'live/database/request-again-after-refusal': versioned,
  'live/socket/token-as-key': gateway,
  'live/broadcast/by-http-as-nobody': gateway,
  'live/socket/no-version': versionOne,
  'live/socket/heartbeat-1.0.0': versionOne,
  'live/join/version-1': versionOne,
  'live/database/message-in-version-1': versionOne,
  'live/join/public': noPublicAccess,
  'live/join/public-by-anon': noPublicAccess,
  'live/join/without-config': noPublicAccess,
  'live/join/changes-of-tables':
    'Real parts join, and then never tell of a table: refused with the way that there is.',

  // storage
  'storage/again/two-begun-at-once': neverReplaced,
  'storage/name/256-letters':
    'The recording has its files on a disk that takes no longer names; hosted projects have them elsewhere.',
  'storage/show/preflight': gateway,
  'storage/parts/options': gateway,
  'storage/parts/own': noParts,
  'storage/parts/foreign-folder': noParts,
  'storage/parts/anon': noParts,
  'storage/parts/s3': noParts,
  'storage/bucket/get-by-service': 'The library tells one more column of a bucket, which no code reads.',
}
