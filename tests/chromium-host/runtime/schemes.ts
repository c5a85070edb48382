/**
 * Chromium refuses schemes it does not know, so `app://bundle/x` is shown as `https://bundle.app.invalid/x`; https keeps
 * the secure context, `.invalid` never resolves.
 */
export type ProtocolHandler = (request: Request) => Response | Promise<Response>

/** Rights of a scheme that was registered as privileged. */
export interface SchemePrivileges {
  readonly standard?: boolean
  readonly secure?: boolean
  readonly supportFetchAPI?: boolean
}

const registered = new Map<string, SchemePrivileges>()
export const protocolHandlers = new Map<string, ProtocolHandler>()

/** Privileges once given stay: a handler comes later, without any. */
export function registerScheme(scheme: string, privileges: SchemePrivileges = {}): void {
  const name = scheme.toLowerCase()
  registered.set(name, { ...registered.get(name), ...privileges })
}

export const registeredSchemes = (): string[] => [...registered.keys()]

/** @throws for a page on a scheme of the app's own that has not the privileges which its stand-in, https, has by nature */
export function demandPrivileges(url: string): void {
  const privileges = registered.get(URL.parse(url)?.protocol.slice(0, -1) ?? '')
  const missing = (['standard', 'secure', 'supportFetchAPI'] as const).filter(
    (name) => privileges && !privileges[name],
  )
  if (missing.length > 0) throw new Error(`chromium-host: ${url} has no privilege ${missing.join(', ')}`)
}

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
