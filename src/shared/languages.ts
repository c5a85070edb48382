const names = new Intl.DisplayNames('es', { type: 'language' })

/** What a language is called in Spanish, 'Español de México'. @param language as `es-MX` */
export function languageName(language: string): string {
  const name = names.of(language) ?? language
  return name.charAt(0).toLocaleUpperCase('es') + name.slice(1)
}

const isSpanish = (language: string) => Number(/^es\b/.test(language))

/** The order in which languages are offered: those of Spanish first. */
export const bySpanishThenName = (one: string, other: string): number =>
  isSpanish(other) - isSpanish(one) || languageName(one).localeCompare(languageName(other), 'es')
