/** The form in which the server stores the address of a file of a public bucket; it allows no other characters. */
const STORED = /^user-assets(\/[\w-][\w.-]*)+$/
/** Characters an address may have. */
const LIMIT = 400

let server = ''

/** From now on files are shown from the server at this address; called once, when the window connects. */
export function showFilesOf(url: string): void {
  server = url
}

/**
 * Public address (spec §7) of a file stored as `bucket/path`.
 * @returns `null` for anything else: a picture drawn here, another host, a private bucket
 */
export function publicAddress(stored: string): string | null {
  if (stored.length > LIMIT || !STORED.test(stored)) return null
  return `${server}/storage/v1/object/public/${stored}`
}
