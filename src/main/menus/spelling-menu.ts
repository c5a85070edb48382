import type { MenuItemConstructorOptions } from 'electron'
import { bySpanishThenName, languageName } from '#shared/languages.ts'
import { copy } from '../copy.ts'

export interface SpellingChoice {
  readonly isOn: boolean
  readonly languages: readonly string[]
  /** Languages to choose from; empty where the system detects the language. */
  readonly available: readonly string[]
  readonly setOn: (isOn: boolean) => void
  readonly setLanguages: (languages: readonly string[]) => void
}

/** Menu to switch spell checking and its languages: Spanish ones first, then by name. */
export function spellingMenu(choice: SpellingChoice): MenuItemConstructorOptions {
  const { isOn, available, setOn } = choice
  const languages = available.toSorted(bySpanishThenName).map((language) => languageItem(language, choice))
  return {
    label: copy.spelling.title,
    submenu: [
      {
        id: 'spelling',
        type: 'checkbox',
        label: copy.spelling.check,
        checked: isOn,
        click: () => setOn(!isOn),
      },
      ...(languages.length > 0 ? [{ type: 'separator' as const }, ...languages] : []),
    ],
  }
}

function languageItem(language: string, choice: SpellingChoice): MenuItemConstructorOptions {
  const { isOn, languages, setLanguages } = choice
  const isChosen = languages.includes(language)
  return {
    id: `spelling-${language}`,
    type: 'checkbox',
    label: languageName(language),
    checked: isChosen,
    enabled: isOn,
    click: () =>
      setLanguages(isChosen ? languages.filter((other) => other !== language) : [...languages, language]),
  }
}
