import { z } from 'zod'
import type { Handler } from '../http.ts'

const signedSchema = z.object({ signedUrl: z.string(), token: z.string().optional() })
const manySchema = z.object({ expiresIn: z.number(), paths: z.array(z.string()) })

/** A signed address without `/storage/v1`, which the client adds. */
function relative(signedUrl: string): string {
  return signedUrl.replace(/^\/storage\/v1/, '')
}

/** `POST upload/sign/<bucket>/<key>`: an address for one upload without a session. */
export async function signUpload(request: Request, next: Handler): Promise<Response> {
  const response = await next(request)
  if (!response.ok) return response
  const { signedUrl, token } = signedSchema.parse(await response.json())
  return Response.json({ url: relative(signedUrl), token })
}

/** `POST sign/<bucket>/<key>`: an address to read a private file for a while. */
export async function signDownload(request: Request, next: Handler): Promise<Response> {
  const response = await next(request)
  if (!response.ok) return response
  const { signedUrl } = signedSchema.parse(await response.json())
  return Response.json({ signedURL: relative(signedUrl) })
}

/** `POST sign/<bucket>`: several at once; a file that the caller may not read is null with a reason. */
export async function signDownloads(request: Request, next: Handler): Promise<Response> {
  const { expiresIn, paths } = manySchema.parse(await request.json())
  const signOne = async (path: string) => {
    const response = await next(oneOf(request, path, expiresIn))
    if (!response.ok) {
      return {
        path,
        error: 'Either the object does not exist or you do not have access to it',
        signedURL: null,
      }
    }
    return { path, error: null, signedURL: relative(signedSchema.parse(await response.json()).signedUrl) }
  }
  return Response.json(await Promise.all(paths.map(signOne)))
}

function oneOf(request: Request, path: string, expiresIn: number): Request {
  const headers = new Headers(request.headers)
  headers.delete('content-length')
  const key = path.split('/').map(encodeURIComponent).join('/')
  return new Request(`${request.url}/${key}`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ expiresIn }),
  })
}
