/** The form in which the server stores the path of a file in a public bucket; it allows no other characters. */
const STORED = /^user-assets(\/[\w-][\w.-]*)+$/
/** Most characters an address may have. */
const LIMIT = 400

let server = ''

/** Sets the server that public files are shown from; called once, when the window connects. */
export function showFilesOf(url: string): void {
  server = url
}

/**
 * Public address (spec §7) of a file stored as `bucket/path`.
 * @returns `null` for anything else: a picture drawn by the app, another host, a private bucket
 */
export function publicAddress(stored: string): string | null {
  if (stored.length > LIMIT || !STORED.test(stored)) return null
  return `${server}/storage/v1/object/public/${stored}`
}
