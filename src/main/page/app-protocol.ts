import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { APP_HOST, READER_HOST } from '#shared/config.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.tar': 'application/x-tar',
}

/** Files served under one host of the protocol. */
interface Site {
  /** Folder of the built page. */
  readonly root: string
  /** Content security policy, computed for each page because the server can change. */
  readonly policy: () => string
}

export interface AppProtocolOptions extends Site {
  /** The frame that opens files of members. */
  readonly reader: Site
  /** Answers `/files/<token>`, `null` for a token that is unknown or spent. */
  readonly takeFile: (token: string) => Promise<Response | null>
}

/** Answers requests to the app's own protocol: the bundle, the index for every page address, and one-time files. */
export function createAppProtocol({ reader, takeFile, ...page }: AppProtocolOptions) {
  const sites = new Map([
    [APP_HOST, page],
    [READER_HOST, reader],
  ])
  return async (request: Request): Promise<Response> => {
    if (request.method !== 'GET') return plain(405)
    const address = URL.parse(request.url)
    const site = address && sites.get(address.host)
    if (!site) return plain(404)
    const token = /^\/files\/([\w-]+)$/.exec(address.pathname)?.[1]
    // Files chosen by the member are only for the page.
    if (token) return (site === page && (await takeFile(token))) || plain(404)
    const file = bundledFile(site.root, address.pathname)
    return file ? serve(file, site.policy()) : plain(404)
  }
}

/** The file of an address; `null` if it would lie outside the bundle. */
function bundledFile(root: string, pathname: string): string | null {
  const name = decode(pathname)
  if (name === null || /[\0\\]/.test(name)) return null
  const file = path.resolve(root, `.${name}`)
  if (file !== root && !file.startsWith(root + path.sep)) return null
  return path.extname(file) ? file : path.join(root, 'index.html')
}

function decode(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null // an invalid escape sequence
  }
}

async function serve(file: string, policy: string): Promise<Response> {
  const type = TYPES[path.extname(file)]
  if (!type) return plain(404)
  try {
    const bytes = await readFile(file)
    return new Response(bytes, {
      headers: { ...SAFE_HEADERS, 'content-type': type, 'content-security-policy': policy },
    })
  } catch (error) {
    if (isMissing(error)) return plain(404)
    throw error
  }
}

const SAFE_HEADERS = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' }

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EISDIR')

const plain = (status: number) =>
  new Response(null, {
    status,
    headers: { ...SAFE_HEADERS, 'content-security-policy': "default-src 'none'" },
  })
