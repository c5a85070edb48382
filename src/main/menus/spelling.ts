import type { Session } from 'electron'

const PREFERRED = ['es', 'en-US']

/** Checks spelling in Spanish first. macOS finds the language by itself and lists none. */
export function preferSpanish(session: Session): void {
  const available = new Set(session.availableSpellCheckerLanguages)
  const languages = PREFERRED.filter((language) => available.has(language))
  if (languages.length > 0) session.setSpellCheckerLanguages(languages)
}
