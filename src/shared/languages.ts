const names = new Intl.DisplayNames('es', { type: 'language' })

/** Spanish name of a language, such as 'Español de México'. @param language such as `es-MX` */
export function languageName(language: string): string {
  const name = names.of(language) ?? language
  return name.charAt(0).toLocaleUpperCase('es') + name.slice(1)
}

const isSpanish = (language: string) => Number(/^es\b/.test(language))

/** Sort order of languages: Spanish variants first. */
export const bySpanishThenName = (one: string, other: string): number =>
  isSpanish(other) - isSpanish(one) || languageName(one).localeCompare(languageName(other), 'es')
