/** Lines of a folded text, before 'Ver más'. */
export const FOLDED_LINES = 12

/** Characters per line in the narrowest window, if all are as wide as possible. */
const NARROWEST = 6

/** The text with at most one blank line in a row. */
export const withoutGaps = (text: string): string => text.replace(/\r?\n(?:[^\S\n]*\n){2,}/g, '\n\n')

/** Whether a text may be longer than `FOLDED_LINES` at some width; only the page knows its real height. */
export function mayFold(text: string): boolean {
  const lines = text.split('\n').map((line) => Math.max(1, Math.ceil(line.length / NARROWEST)))
  return lines.reduce((sum, count) => sum + count, 0) > FOLDED_LINES
}
