import type { PgliteConnection } from '@supabase/lite/pglite'
import type { Keys } from '../data-folder/keys.ts'
import type { Handler } from '../http.ts'
import { logFailure } from '../log.ts'
import { Call, type StorageParts } from './call.ts'
import { copy, emptyBucket, move, removeMany, removeOne } from './changes.ts'
import { listFolder, listPrefix } from './listing.ts'
import { malformed, noRoute, Refusal } from './refusals.ts'
import { anyFile, ownFile, publicFile, showing, showSigned, telling } from './showing.ts'
import { signDownload, signDownloads, signUpload } from './signing.ts'
import { StoredFiles } from './stored-files.ts'
import { Tokens } from './tokens.ts'
import { upload, uploadSigned } from './uploads.ts'

export interface StorageGatewayOptions {
  readonly connection: PgliteConnection
  readonly keys: Keys
  /** Folder of the stored files. */
  readonly objects: string
}

type Answer = (call: Call) => Promise<Response>
type Route = readonly [pattern: RegExp, operation: string, answer: Answer]

/** `:file` stands for a bucket and a name in it. */
function route(methods: string, path: string, operation: string, answer: Answer): Route {
  const file = path.replace(':file', ':bucket/(?<key>.+)').replace(':bucket', '(?<bucket>[^/]+)')
  return [new RegExp(`^(?:${methods}) ${file}$`), operation, answer]
}

/** Names of the operations are those of supabase/storage, which policies may ask for. The first that fits answers. */
const routes: readonly Route[] = [
  route('POST', 'bucket/:bucket/empty', 'storage.bucket.empty', emptyBucket),
  route('POST', 'object/upload/sign/:file', 'storage.object.sign_upload_url', signUpload),
  route('PUT', 'object/upload/sign/:file', 'storage.object.upload_signed', uploadSigned),
  route('POST', 'object/sign/:file', 'storage.object.sign', signDownload),
  route('POST', 'object/sign/:bucket', 'storage.object.sign_many', signDownloads),
  route('GET|HEAD', 'object/sign/:file', 'storage.object.get_signed', showSigned),
  route('GET|HEAD', 'object/public/:file', 'storage.object.get_public', showing(publicFile)),
  route('GET|HEAD', 'object/authenticated/:file', 'storage.object.get_authenticated', showing(ownFile)),
  route('GET', 'object/info/public/:file', 'storage.object.info_public', telling(publicFile)),
  route('GET', 'object/info/:file', 'object.get_authenticated_info', telling(anyFile)),
  route('POST', 'object/list/:bucket', 'storage.object.list', listFolder),
  route('POST', 'object/list-v2/:bucket', 'storage.object.list_v2', listPrefix),
  route('POST', 'object/move', 'storage.object.move', move),
  route('POST', 'object/copy', 'storage.object.copy', copy),
  route('GET|HEAD', 'object/:file', 'storage.object.get_authenticated', showing(anyFile)),
  route('POST', 'object/:file', 'storage.object.upload', upload),
  route('PUT', 'object/:file', 'storage.object.upload_update', upload),
  route('DELETE', 'object/:bucket', 'storage.object.delete_many', removeMany),
  route('DELETE', 'object/:file', 'storage.object.delete', removeOne),
]

const prefix = '/storage/v1/'

/**
 * The Storage API for files, as strict and as lenient as supabase/storage with its files on disk (decision 65).
 * Buckets are left to the library, but for tokens that do not hold and for emptying them.
 */
export function storageGateway(next: Handler, { connection, keys, objects }: StorageGatewayOptions): Handler {
  const parts = { connection, files: new StoredFiles(objects), tokens: new Tokens(keys) }
  return async (request) => {
    const { pathname, search } = new URL(request.url)
    if (!pathname.startsWith(prefix)) return next(request)
    const path = pathname.slice(prefix.length)
    try {
      const answered = await routed(parts, request, path)
      if (answered !== undefined) return answered
      if (/^(object|render|upload|s3)\//.test(path)) throw noRoute(`${request.method}:/${path}${search}`)
      if (path.startsWith('bucket')) await parts.tokens.caller(request)
      return await next(request)
    } catch (cause) {
      // Before its body is read a request is not answered: its connection would be cut instead.
      if (!request.bodyUsed) await request.body?.pipeTo(new WritableStream()).catch(() => undefined)
      if (cause instanceof Refusal) return cause.answer()
      logFailure('A request to the storage failed', cause)
      return new Refusal(500, ['Internal', 'InternalError'], 'Internal Server Error').answer()
    }
  }
}

async function routed(parts: StorageParts, request: Request, path: string): Promise<Response | undefined> {
  for (const [pattern, operation, answer] of routes) {
    const { groups, index } = pattern.exec(`${request.method} ${path}`) ?? {}
    if (index === undefined) continue
    const { bucket = '', key = '' } = groups ?? {}
    return answer(new Call(parts, request, operation, decoded(bucket), decoded(key)))
  }
  return undefined
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw malformed(`'${part}' is not a valid url component`, 'FastifyError')
  }
}
