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
  session.setSpellCheckerEnabled(checksSpelling)
  // Languages that are set have their dictionaries fetched.
  if (!checksSpelling) return
  const available = new Set(session.availableSpellCheckerLanguages)
  session.setSpellCheckerLanguages(spellingLanguages.filter((language) => available.has(language)))
}
