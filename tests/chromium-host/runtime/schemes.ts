/**
 * Chromium refuses schemes it does not know, so `app://bundle/x` is shown as `https://bundle.app.invalid/x`; https keeps
 * the secure context, `.invalid` never resolves.
 */
export type ProtocolHandler = (request: Request) => Response | Promise<Response>

const registered = new Set<string>()
export const protocolHandlers = new Map<string, ProtocolHandler>()

export const registerScheme = (scheme: string): void => void registered.add(scheme.toLowerCase())
export const registeredSchemes = (): string[] => [...registered]

export const WEB_PATTERN = 'https://*.invalid/*'

export function toWebUrl(url: string): string {
  return url.replace(/^([a-z][a-z0-9+.-]*):\/\/([^/?#]*)/i, (address, scheme: string, name: string) =>
    registered.has(scheme.toLowerCase()) ? `https://${name}.${scheme}.invalid` : address,
  )
}

export function toAppUrl(url: string): string {
  return url.replace(
    /^https:\/\/([^/?#]*)\.([a-z0-9+-]+)\.invalid/i,
    (address, name: string, scheme: string) => (registered.has(scheme) ? `${scheme}://${name}` : address),
  )
}

/** Addresses and scheme sources (`app:`) inside a header's value, such as those of a Content-Security-Policy. */
export function toWebHeader(value: string): string {
  return value.replace(
    /(?<![\w.+-])([a-z][a-z0-9+.-]*):(\/\/[^\s;,/?#]*)?(?=[\s;,/?#]|$)/gi,
    (source, scheme: string, name?: string) =>
      !registered.has(scheme.toLowerCase())
        ? source
        : `https://${name ? name.slice(2) : '*'}.${scheme}.invalid`,
  )
}
