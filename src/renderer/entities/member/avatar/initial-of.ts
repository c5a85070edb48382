const graphemes = new Intl.Segmenter('es', { granularity: 'grapheme' })

/** What a name begins with, in upper case: one letter with its marks, or one emoji with all it is joined of. */
export const initialOf = (name: string): string =>
  graphemes.segment(name).containing(0)?.segment.toLocaleUpperCase('es') ?? ''
