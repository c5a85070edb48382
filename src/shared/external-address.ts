const SCHEMES = new Set(['http:', 'https:', 'mailto:'])

/** Fields of a mail that a link may fill in. Not `attach`, with which some mail apps attach a file of the member. */
const MAIL_FIELDS = new Set(['to', 'cc', 'subject', 'body'])

/** An address that may be opened outside the app, normalised by the parser; `null` for other schemes. */
export function externalAddress(url: string): string | null {
  const address = URL.parse(url)
  if (!address || !SCHEMES.has(address.protocol)) return null
  if (address.protocol === 'mailto:') address.search = harmlessFields(address.search)
  return address.href
}

/** Kept as written: in mail addresses a plus stands for itself. */
const harmlessFields = (search: string) =>
  search
    .slice(1)
    .split('&')
    .filter((field) => MAIL_FIELDS.has(field.split('=')[0]?.toLowerCase() ?? ''))
    .join('&')
