/** Lines of a text that is shown before 'Ver más'. */
export const FOLDED_LINES = 12

/** Letters of a line in the narrowest window, all as wide as letters get. */
const NARROWEST = 6

/** With one blank line at most where the member left several. */
export const withoutGaps = (text: string): string => text.replace(/\r?\n(?:[^\S\n]*\n){2,}/g, '\n\n')

/** Whether a text may be longer than `FOLDED_LINES` anywhere; how long it is only the page knows. */
export function mayFold(text: string): boolean {
  const lines = text.split('\n').map((line) => Math.max(1, Math.ceil(line.length / NARROWEST)))
  return lines.reduce((sum, count) => sum + count, 0) > FOLDED_LINES
}
