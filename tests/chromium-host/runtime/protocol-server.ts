import { createSecureServer, constants, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { selfSigned } from './certificate.ts'
import { protocolHandlers, toAppUrl, toWebHeader } from './schemes.ts'

/**
 * Answers for the app's own schemes with what `protocol.handle` gives. It is a server, so that bodies come as they are
 * read: a page that reads slowly holds its handler up (once Chromium has its 64 MB, where Electron takes half a megabyte), and
 * one that leaves ends the handler's stream.
 * @returns the switches by which Chromium finds it, and believes it
 */
export async function startProtocolServer(): Promise<ReadonlyMap<string, string>> {
  const { key, cert, fingerprint } = selfSigned()
  const server = createSecureServer({ key, cert }, (request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  const { port } = server.address() as AddressInfo
  return new Map([
    ['host-resolver-rules', `MAP *.invalid:443 127.0.0.1:${port}`],
    ['ignore-certificate-errors-spki-list', fingerprint],
  ])
}

async function answer(request: Http2ServerRequest, response: Http2ServerResponse): Promise<void> {
  const url = toAppUrl(`https://${request.authority}${request.url}`)
  try {
    const given = await protocolHandlers.get(new URL(url).protocol.slice(0, -1))?.(toRequest(url, request))
    if (!given) throw new Error('nobody answers for this scheme')
    response.writeHead(
      given.status,
      [...given.headers].map(([name, value]): [string, string] => [name, toWebHeader(value)]).flat(),
    )
    if (given.body)
      await pipeline(Readable.fromWeb(given.body as Parameters<typeof Readable.fromWeb>[0]), response)
    else response.end()
  } catch (error) {
    // Electron shows the page a network error and the developer nothing; the latter would only hide mistakes.
    if (!request.aborted) console.error(`chromium-host: ${url}:`, error)
    response.stream.close(constants.NGHTTP2_INTERNAL_ERROR)
  }
}

function toRequest(url: string, request: Http2ServerRequest): Request {
  const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
    name.startsWith(':') || value === undefined ? [] : [[name, toAppUrl(String(value))]],
  )
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  return new Request(url, {
    method: request.method,
    headers,
    ...(hasBody && { body: Readable.toWeb(request) as ReadableStream, duplex: 'half' }),
  })
}
