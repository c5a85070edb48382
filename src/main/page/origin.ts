/** Scheme and host of an address. `URL.origin` cannot be used: Node returns `null` for our own scheme. */
export function originOf(url: string): string | null {
  const address = URL.parse(url)
  return address && `${address.protocol}//${address.host}`
}

export const isOwnPage = (url: string, origin: string) => originOf(url) === origin
