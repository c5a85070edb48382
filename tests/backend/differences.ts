/** The auth library of the embedded backend answers so, and no code reads it. */
const wordsOfLibrary = 'The auth library says it in other words, which no code reads.'

/**
 * Recorded steps in which the embedded backend is known to answer otherwise than Supabase's own servers, by the step's id,
 * each with the reason. Every other step is answered alike.
 */
export const DIFFERENCES: Readonly<Record<string, string>> = {
  // auth
  'auth/code/wrong': wordsOfLibrary,
  'auth/code/too-short': wordsOfLibrary,
}
