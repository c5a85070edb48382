import fc from 'fast-check'

/** A row of a table, as far as what is sent here has the same fields everywhere. */
interface Row extends Readonly<Record<string, unknown>> {
  readonly id: string
  readonly content?: string
}

/** Pseudo-random numbers from 0 to 1, the same for the same seed. */
export function randomFrom(seed: number): () => number {
  const [numbers] = fc.sample(fc.infiniteStream(fc.noBias(fc.nat())), { seed, numRuns: 1 })
  return () => Number(numbers?.next().value) / 2 ** 31
}

/** Content of a row that the server neither takes nor deletes. */
export const FORBIDDEN = 'prohibido'

const json = (status: number, body: unknown): Response =>
  status === 204 ? new Response(null, { status }) : Response.json(body, { status })
const refused = () => json(403, { code: '42501', message: 'refused by a policy' })
const page = (status: number): Response =>
  new Response('<html><body>Something in between</body></html>', {
    status,
    headers: { 'content-type': 'text/html', ...(status === 200 ? {} : { 'retry-after': '3' }) },
  })
const cut = () => Promise.reject(new TypeError('Failed to fetch'))
const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** One request: what it asks, and what its answer may be. */
interface Request {
  readonly method: string
  readonly address: URL
  readonly body: string
  readonly wantsOne: boolean
}

/** What the server has taken: each table by id, files by path, receipts by friend. */
export class Truth {
  readonly tables = new Map<string, Map<string, Row>>()
  readonly files = new Set<string>()
  readonly receipts = new Map<string, string>()
  /** Ids in the order in which they were stored. */
  readonly arrivals: string[] = []

  table(name: string): Map<string, Row> {
    const rows = this.tables.get(name) ?? new Map<string, Row>()
    this.tables.set(name, rows)
    return rows
  }

  answer({ method, address, body, wantsOne }: Request): Response {
    const [, part = '', , ...rest] = address.pathname.split('/')
    if (part === 'auth') return json(200, {})
    if (part === 'storage') return this.#store(method, rest.join('/'))
    const [name = '', called = ''] = rest
    if (name === 'rpc') return this.#call(called, body)
    const id = address.searchParams.get('id')?.replace(/^eq\./, '') ?? ''
    if (method === 'POST') return this.#insert(name, body, wantsOne)
    const row = this.table(name).get(id)
    if (method === 'DELETE' && row?.content === FORBIDDEN) return refused()
    if (method === 'DELETE') this.table(name).delete(id)
    return rowsOf(row ? [row] : [], wantsOne, 200)
  }

  #insert(name: string, body: string, wantsOne: boolean): Response {
    const row = JSON.parse(body) as Row
    if (row.content?.includes(FORBIDDEN)) return refused()
    if (this.table(name).has(row.id)) return json(409, { code: '23505', message: 'duplicate key' })
    this.table(name).set(row.id, row)
    this.arrivals.push(row.id)
    return rowsOf([row], wantsOne, 201)
  }

  #call(name: string, body: string): Response {
    if (name !== 'mark_conversation_read') return json(200, [])
    const { friend_id, up_to } = JSON.parse(body) as { friend_id: string; up_to: string }
    if (up_to > (this.receipts.get(friend_id) ?? '')) this.receipts.set(friend_id, up_to)
    return json(204, null)
  }

  #store(method: string, path: string): Response {
    const name = path.replace('object/upload/sign/', '')
    if (method === 'DELETE') return json(200, [])
    if (this.files.has(name))
      return json(400, { statusCode: '409', error: 'Duplicate', message: 'The resource already exists' })
    if (method !== 'PUT') return json(200, { url: `/${path}?token=t` })
    this.files.add(name)
    return json(200, { Key: name })
  }
}

function rowsOf(rows: readonly Row[], wantsOne: boolean, status: number): Response {
  if (!wantsOne) return json(status, rows)
  return rows.length === 1 ? json(status, rows[0]) : json(406, { code: 'PGRST116', message: 'no row' })
}

/** A server behind bad lines and busy proxies: each request meets one of their faults, by chance. */
export class UnsteadyServer {
  readonly truth = new Truth()
  readonly #random: () => number
  #isCalm = false
  isOnline = true

  constructor(random: () => number) {
    this.#random = random
  }

  /** From now on everything is answered at once. */
  calm(): void {
    this.#isCalm = true
    this.isOnline = true
  }

  readonly fetch = async (
    input: string | URL | globalThis.Request,
    init: RequestInit = {},
  ): Promise<Response> => {
    const address = new URL(input instanceof globalThis.Request ? input.url : input)
    const headers = new Headers(init.headers)
    const wantsOne = headers.get('accept')?.includes('pgrst.object') === true
    const body = typeof init.body === 'string' ? init.body : ''
    const request = { method: init.method ?? 'GET', address, body, wantsOne }
    const answer = await Promise.race([this.#meet(request), aborted(init.signal)])
    init.signal?.throwIfAborted()
    return answer
  }

  async #meet(request: Request): Promise<Response> {
    const take = () => this.truth.answer(request)
    if (!this.isOnline) return cut()
    if (this.#isCalm || request.address.pathname.includes('/auth/')) return take()
    const seconds = Math.ceil(this.#random() * 40)
    const isForFiles = request.address.pathname.includes('/storage/')
    const faults: readonly (() => Response | Promise<Response>)[] = [
      cut,
      () => (take(), cut()),
      async () => (take(), await after(seconds * 500), cut()),
      async () => (await after(seconds * 500), take()),
      () => (take(), take()),
      () => json(429, { code: 'PT429', message: 'too many', hint: String(seconds) }),
      () => page(429),
      () => page(503),
      () => page(403),
      () => page(200),
      () =>
        json(isForFiles ? 544 : 500, {
          statusCode: '544',
          code: isForFiles ? 'x' : '57014',
          message: 'no time',
        }),
      async () => half(await take().text()),
    ]
    const fault = this.#random() < 0.5 ? undefined : faults[Math.floor(this.#random() * faults.length)]
    return fault ? fault() : take()
  }
}

/** An answer whose connection ended within it. */
const half = (body: string): Response =>
  new Response(body.slice(0, Math.floor(body.length / 2)), {
    status: 200,
    headers: { 'content-type': 'application/json' },
  })

function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
}

/** `XMLHttpRequest` for uploads, which asks the same server. @param fetch answers it */
export const requestsTo = (fetch: UnsteadyServer['fetch']) =>
  class {
    readonly upload: { onprogress?: (event: { loaded: number }) => void } = {}
    readonly #stop = new AbortController()
    #address = ''
    #headers: Headers | undefined
    status = 0
    statusText = ''
    responseText = ''
    onload = () => {}
    onerror = () => {}
    onloadend = () => {}

    open(_method: string, address: string): void {
      this.#address = address
    }
    setRequestHeader(): void {}
    getAllResponseHeaders(): string {
      return [...(this.#headers ?? [])].map(([name, value]) => `${name}: ${value}\r\n`).join('')
    }
    abort(): void {
      this.#stop.abort()
    }
    send(): void {
      void this.#send().finally(() => this.onloadend())
    }
    async #send(): Promise<void> {
      try {
        const answer = await fetch(this.#address, { method: 'PUT', signal: this.#stop.signal })
        this.responseText = await answer.text()
        this.status = answer.status
        this.#headers = answer.headers
        this.onload()
      } catch {
        this.onerror()
      }
    }
  }
