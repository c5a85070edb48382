import { DEEP_LINK_SCHEME } from '#shared/config.ts'

const LONGEST_LINK = 8_192

/**
 * A `cosmia://` address as a hash route with its query and hash, `null` for anything else.
 * Only these parts are taken over, so a link can lead to a page of ours and nowhere else.
 */
export function linkRoute(link: string): string | null {
  if (link.length > LONGEST_LINK) return null
  const address = URL.parse(link)
  if (address?.protocol !== `${DEEP_LINK_SCHEME}:`) return null
  const path = `/${address.host}/${address.pathname}`.replaceAll(/[/\\]+/g, '/').replace(/(?<=.)\/$/, '')
  return `${path}${address.search}${address.hash}`
}

/** The link among the arguments the system started the app with, if there is one. */
export function linkIn(argv: readonly string[]): string | null {
  return argv.findLast((argument) => argument.startsWith(`${DEEP_LINK_SCHEME}:`)) ?? null
}
