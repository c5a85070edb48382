import { jwtVerify } from 'jose'
import { storageError, type Handler } from '../http.ts'
import { withFileChanges } from './file-changes.ts'
import { listFolder } from './listing.ts'
import { requestedRange } from './range.ts'
import { signDownload, signDownloads, signUpload } from './signing.ts'
import { upload, type BucketLimits } from './uploads.ts'

export interface StorageGatewayOptions {
  readonly jwtSecret: string
  /** Size limit of a bucket in bytes; null if the bucket does not exist or has none. */
  readonly sizeLimit: BucketLimits
}

const prefix = '/storage/v1/object/'

/**
 * Makes the library's storage behave as supabase-js 2.119 expects: uploads of files and blobs, signed addresses,
 * folders in listings, byte ranges and enforced size limits. Requests outside `/storage/v1/object/` pass through.
 */
export function storageGateway(next: Handler, options: StorageGatewayOptions): Handler {
  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith(prefix)) return next(request)
    const route = pathname.slice(prefix.length)
    return guarded(await ((await refused(request, route, options)) ?? serve(request, route, next, options)))
  }
  // For all requests: emptying a bucket, which is not an object route, removes files too.
  return (request) => withFileChanges(() => answer(request))
}

async function refused(
  request: Request,
  route: string,
  options: StorageGatewayOptions,
): Promise<Response | null> {
  const redeems =
    (request.method === 'GET' && route.startsWith('sign/')) ||
    (request.method === 'PUT' && route.startsWith('upload/sign/'))
  return redeems ? tokenRefusal(request, options.jwtSecret) : null
}

function serve(
  request: Request,
  route: string,
  next: Handler,
  options: StorageGatewayOptions,
): Promise<Response> {
  if (request.method === 'GET') return download(request, next)
  if (request.method === 'POST' && route.startsWith('upload/sign/')) return signUpload(request, next)
  if (request.method === 'POST' && route.startsWith('sign/')) {
    return route.split('/').length === 2 ? signDownloads(request, next) : signDownload(request, next)
  }
  if (request.method === 'POST' && route.startsWith('list/')) return listFolder(request, next)
  if (request.method === 'POST' && ['move', 'copy'].includes(route)) return next(request)
  if (request.method === 'POST' || request.method === 'PUT')
    return upload(request, route, next, options.sizeLimit)
  return next(request)
}

/** The adapter answers a range through its headers; the status is set here. */
async function download(request: Request, next: Handler): Promise<Response> {
  const response = await requestedRange.run(request.headers.get('range'), () => next(request))
  const range = response.headers.get('content-range')
  if (response.status !== 200 || range === null) return response
  const status = range.startsWith('bytes */') ? 416 : 206
  return new Response(status === 416 ? null : response.body, { status, headers: response.headers })
}

/** Browsers must treat a stored file as its declared type, and never run scripts in it. */
function guarded(response: Response): Response {
  response.headers.set('x-content-type-options', 'nosniff')
  response.headers.set('content-security-policy', "default-src 'none'; sandbox")
  return response
}

/** Rejects a missing, forged or expired token of a signed address; the library would answer 500. */
async function tokenRefusal(request: Request, jwtSecret: string): Promise<Response | null> {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  try {
    await jwtVerify(token, new TextEncoder().encode(jwtSecret), { algorithms: ['HS256'] })
    return null
  } catch (cause) {
    return storageError(400, 'InvalidJWT', cause instanceof Error ? cause.message : 'Invalid token')
  }
}
