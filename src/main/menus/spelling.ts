import type { Session } from 'electron'

const PREFERRED = ['es', 'en-US']

/**
 * Checks spelling in Spanish first; macOS finds the language by itself. Windows and Linux fetch each dictionary once, from
 * the servers that Chromium names (`SECURITY.md`).
 */
export function preferSpanish(session: Session): void {
  const available = new Set(session.availableSpellCheckerLanguages)
  const languages = PREFERRED.filter((language) => available.has(language))
  if (languages.length > 0) session.setSpellCheckerLanguages(languages)
}
