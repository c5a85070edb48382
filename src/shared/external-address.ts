const SCHEMES = new Set(['http:', 'https:', 'mailto:'])

/** Fields of a mail that a link may fill in; some mail programs take an `attach` for a file of the member's. */
const MAIL_FIELDS = new Set(['to', 'cc', 'subject', 'body'])

/** An address that may be opened outside the app, written anew by the parser; `null` for every other scheme. */
export function externalAddress(url: string): string | null {
  const address = URL.parse(url)
  if (!address || !SCHEMES.has(address.protocol)) return null
  if (address.protocol === 'mailto:') address.search = harmlessFields(address.search)
  return address.href
}

/** Left as they are written: a plus stands for itself in mail addresses. */
const harmlessFields = (search: string) =>
  search
    .slice(1)
    .split('&')
    .filter((field) => MAIL_FIELDS.has(field.split('=')[0]?.toLowerCase() ?? ''))
    .join('&')
