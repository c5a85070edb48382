import { z } from 'zod/mini'
import type { ServerConnection } from '#shared/bridge.ts'
import { decidingSource, serverProblem, type ServerSource } from '#shared/server-connection.ts'
import { RouteError } from '../route-error.ts'
import type { Log } from '../log.ts'
import { readJsonFile, writeJsonFile } from './json-file.ts'

const stored = z.object({ url: z.string(), publishableKey: z.string() })

export interface ServerSources {
  /** `COSMIA_SUPABASE_URL` and `COSMIA_SUPABASE_KEY` at run time. */
  readonly environment: Partial<ServerConnection>
  /** `VITE_SUPABASE_URL` and `VITE_SUPABASE_KEY` at build time. */
  readonly builtIn: Partial<ServerConnection>
  /** `server.json` in the user data folder. */
  readonly file: string
}

/**
 * The server that the app uses, determined once per start: changing the file meanwhile moves nobody to another server.
 */
export class ServerChoice {
  readonly #sources: ServerSources
  readonly #log: Log
  #current: ServerConnection | null | undefined

  constructor(sources: ServerSources, log: Log) {
    this.#sources = sources
    this.#log = log
  }

  current(): ServerConnection | null {
    if (this.#current === undefined) this.#current = this.#find()
    return this.#current
  }

  /**
   * Stores the server that the member entered; the request was validated by the contract.
   * @throws {RouteError} `app.server_configured` if there already is one: the page must not change which server the
   * next start uses
   */
  store(server: ServerConnection): void {
    this.requireNone()
    writeJsonFile(this.#sources.file, server)
    this.#current = server
  }

  /** @throws {RouteError} `app.server_configured` */
  requireNone(): void {
    const source = this.#source()
    if ((source && source !== 'file') || this.current())
      throw new RouteError('app.server_configured', 'a server is configured already')
  }

  #find(): ServerConnection | null {
    const source = this.#source()
    const { url = '', publishableKey = '' } = (source && this.#read(source)) ?? {}
    return source ? this.#usable({ url, publishableKey }) : null
  }

  #source(): ServerSource | undefined {
    return decidingSource((source) => Boolean(this.#read(source)?.url))
  }

  #read(source: ServerSource): Partial<ServerConnection> | null {
    return source === 'file' ? readJsonFile(this.#sources.file, stored) : this.#sources[source]
  }

  #usable(server: ServerConnection): ServerConnection | null {
    const problem = serverProblem(server)
    if (!problem) return server
    this.#log.error(`the configured server cannot be used: ${problem}`)
    return null
  }
}
