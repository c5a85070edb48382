/** Longest entry in characters: an error may contain a whole server response. */
const LONGEST = 10_000

const TOKEN = /\b(?:eyJ[\w-]{8,}(?:\.[\w-]+)*|sb_\w+)/g
const WEB_ADDRESS = /\b(https?|wss?|cosmia|app|mailto|data|blob):[^\s'"<>)\]]+/gi
const MAIL_ADDRESS = /[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64})+/g
/** Paths as Node quotes them in error messages; source paths in a stack are not quoted. */
const QUOTED_PATH = /(['"`])(?:~|\/|\\\\|[a-z]:[\\/])[^'"`\n]*\1/gi

/** Redacts a log line, since members may send the log to others: removes tokens, addresses and file names. */
export function redact(text: string, home: string): string {
  return text
    .slice(0, LONGEST)
    .replaceAll(WEB_ADDRESS, '$1:<address>')
    .replaceAll(TOKEN, '<token>')
    .replaceAll(MAIL_ADDRESS, '<mail>')
    .replaceAll(QUOTED_PATH, '<path>')
    .replaceAll(home, '~')
}
