import { openAsBlob } from 'node:fs'
import http, { type ClientRequest } from 'node:http'
import { stat } from 'node:fs/promises'
import https from 'node:https'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.gif': 'image/gif',
  '.html': 'text/html',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** `net.fetch`: files too, with Electron's error for those that are not there. */
async function netFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const url = input instanceof Request ? input.url : String(input)
  if (!url.startsWith('file:')) return fetch(input, init)
  const file = fileURLToPath(url)
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) throw new Error('net::ERR_FILE_NOT_FOUND')
  const blob = await openAsBlob(file)
  const type = TYPES[path.extname(file).toLowerCase()] ?? 'application/octet-stream'
  return new Response(blob, { headers: { 'content-type': type } })
}

type RequestOptions = https.RequestOptions & { readonly session?: unknown }

/** `net.request` by Node's own client, which speaks the same events; there are no proxies and no sessions. */
function netRequest({ session: _session, ...options }: RequestOptions): ClientRequest {
  return options.protocol === 'http:' ? http.request(options) : https.request(options)
}

export const net = { fetch: netFetch, request: netRequest }
