import { protocolHandlers, toAppUrl, toWebHeader } from './schemes.ts'

export interface PausedRequest {
  readonly requestId: string
  readonly frameId: string
  readonly resourceType: string
  /** The request whose answer led here. */
  readonly redirectedRequestId?: string
  readonly request: {
    readonly url: string
    readonly method: string
    readonly headers: Record<string, string>
    readonly postDataEntries?: readonly { readonly bytes?: string }[]
  }
}

export type Send = <Result>(method: string, params?: object) => Promise<Result>

/** Answers a page's request to one of the app's own schemes with what `protocol.handle` gives, headers included. */
export async function serveProtocol(send: Send, paused: PausedRequest): Promise<void> {
  const { requestId } = paused
  const url = toAppUrl(paused.request.url)
  const handler = protocolHandlers.get(new URL(url).protocol.slice(0, -1))
  try {
    if (isFaviconProbe(paused)) await send('Fetch.fulfillRequest', { requestId, responseCode: 204 })
    else if (!handler) await send('Fetch.failRequest', { requestId, errorReason: 'NameNotResolved' })
    else
      await send('Fetch.fulfillRequest', {
        requestId,
        ...(await answer(await handler(toRequest(url, paused)))),
      })
  } catch (error) {
    // Electron shows the page a network error and the developer nothing; the latter would only hide mistakes.
    console.error(`chromium-host: ${url}:`, error)
    await send('Fetch.failRequest', { requestId, errorReason: 'Failed' }).catch(() => undefined)
  }
}

/** Browsers ask for one, Electron does not. */
const isFaviconProbe = ({ resourceType, request }: PausedRequest) =>
  resourceType === 'Other' && new URL(request.url).pathname === '/favicon.ico'

function toRequest(url: string, { request }: PausedRequest): Request {
  const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [
    name,
    toAppUrl(value),
  ])
  const parts = (request.postDataEntries ?? []).map((entry) => Buffer.from(entry.bytes ?? '', 'base64'))
  return new Request(url, {
    method: request.method,
    headers,
    ...(parts.length && { body: Buffer.concat(parts) }),
  })
}

async function answer(response: Response) {
  return {
    responseCode: response.status,
    responseHeaders: [...response.headers].map(([name, value]) => ({ name, value: toWebHeader(value) })),
    body: Buffer.from(await response.arrayBuffer()).toString('base64'),
  }
}
