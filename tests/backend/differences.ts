/** The auth library of the embedded backend answers so, and no code reads it. */
const wordsOfLibrary = 'The auth library says it in other words, which no code reads.'

/** PostgREST tells in a header what was wrong with a token; the app reads the code in the body. */
const noChallenge = 'Refusals of the data API carry no www-authenticate header, which no code reads.'

/** The status and the code are the same. */
const wordsOfParser = 'The data API explains in other words what it could not read, which no code reads.'

/** Hosted projects have one of their own, of which nothing was recorded. */
const gateway = 'The recording has a gateway of its own in front.'

/**
 * Recorded steps in which the embedded backend is known to answer otherwise than Supabase's own servers, by the step's id,
 * each with the reason. Every other step is answered alike.
 */
export const DIFFERENCES: Readonly<Record<string, string>> = {
  // auth
  'auth/code/wrong': wordsOfLibrary,
  'auth/code/too-short': wordsOfLibrary,

  // rest
  'rest/profile/by-anon': noChallenge,
  'rest/profile/by-expired': noChallenge,
  'rest/profile/by-broken': noChallenge,
  'rest/profile/by-foreign': noChallenge,
  'rest/form/unknown-operator': wordsOfParser,
  'rest/form/no-operator': wordsOfParser,
  'rest/form/broken-select': wordsOfParser,
  'rest/form/broken-or': wordsOfParser,
  'rest/form/unknown-relation': wordsOfParser,
  'rest/form/unknown-function': wordsOfParser,
  'rest/form/private-function': wordsOfParser,
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
}
