/** Characters of one entry: an error may carry a whole answer of the server. */
const LONGEST = 10_000

const TOKEN = /\b(?:eyJ[\w-]{8,}(?:\.[\w-]+)*|sb_\w+)/g
const WEB_ADDRESS = /\b(https?|wss?|cosmia|app|mailto|data|blob):[^\s'"<>)\]]+/gi
const MAIL_ADDRESS = /[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64})+/g
/** As Node puts it into the messages of its errors; where code stands in a stack is not quoted. */
const QUOTED_PATH = /(['"`])(?:~|\/|\\\\|[a-z]:[\\/])[^'"`\n]*\1/gi

/** A line for the log file, which members may send on: without tokens, addresses and the names of their files. */
export function redact(text: string, home: string): string {
  return text
    .slice(0, LONGEST)
    .replaceAll(WEB_ADDRESS, '$1:<address>')
    .replaceAll(TOKEN, '<token>')
    .replaceAll(MAIL_ADDRESS, '<mail>')
    .replaceAll(QUOTED_PATH, '<path>')
    .replaceAll(home, '~')
}
