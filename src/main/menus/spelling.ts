import type { Session } from 'electron'

interface Spelling {
  readonly checksSpelling: boolean
  readonly spellingLanguages: readonly string[]
}

/**
 * Checks spelling in the chosen languages, or not at all; macOS detects the language by itself. Windows and Linux
 * download each dictionary once, from Chromium's servers (`SECURITY.md`).
 */
export function checkSpelling(session: Session, { checksSpelling, spellingLanguages }: Spelling): void {
  session.setSpellCheckerEnabled(checksSpelling)
  // Setting languages downloads their dictionaries.
  if (!checksSpelling) return
  const available = new Set(session.availableSpellCheckerLanguages)
  session.setSpellCheckerLanguages(spellingLanguages.filter((language) => available.has(language)))
}
