const SCHEMES = new Set(['http:', 'https:', 'mailto:'])

/** An address that may be opened outside the app, written anew by the parser; `null` for every other scheme. */
export function externalAddress(url: string): string | null {
  const address = URL.parse(url)
  return address && SCHEMES.has(address.protocol) ? address.href : null
}
