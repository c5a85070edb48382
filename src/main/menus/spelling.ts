import type { Session } from 'electron'

interface Spelling {
  readonly checksSpelling: boolean
  readonly spellingLanguages: readonly string[]
}

/**
 * Checks spelling in the chosen languages, or not at all; macOS finds the language by itself. Windows and Linux fetch each
 * dictionary once, from the servers that Chromium names (`SECURITY.md`).
 */
export function checkSpelling(session: Session, { checksSpelling, spellingLanguages }: Spelling): void {
  const available = new Set(session.availableSpellCheckerLanguages)
  const languages = spellingLanguages.filter((language) => available.has(language))
  // Before it is switched on: no dictionary of another language is fetched.
  if (available.size > 0) session.setSpellCheckerLanguages(languages)
  session.setSpellCheckerEnabled(checksSpelling && (available.size === 0 || languages.length > 0))
}
