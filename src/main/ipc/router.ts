import type { z } from 'zod/mini'
import { contract, type RequestOf, type RouteName } from '#shared/ipc/contract.ts'
import { failure, success, type Result } from '#shared/ipc/result.ts'
import { exceedsSize } from '#shared/ipc/size.ts'
import type { Log } from '../log.ts'
import type { Handlers } from './handlers.ts'
import { RouteError } from '../route-error.ts'

/** Validates and answers requests. Independent of Electron, so any host can use it. */
export class Router {
  readonly #handlers: Handlers
  readonly #log: Log

  constructor(handlers: Handlers, log: Log) {
    this.#handlers = handlers
    this.#log = log
  }

  /**
   * Answers one request; never rejects. Error codes: `ipc.unknown_route`, `ipc.too_large`, `ipc.invalid_request`,
   * `ipc.internal`, or that of a {@link RouteError}.
   */
  async dispatch(name: unknown, payload: unknown): Promise<Result<unknown>> {
    if (!isRoute(name)) return failure('ipc.unknown_route', 'there is no such route')
    const { request, maxBytes } = contract[name]
    if (exceedsSize(payload, maxBytes))
      return failure('ipc.too_large', `${name} takes at most ${maxBytes} bytes`)
    const parsed = request.safeParse(payload)
    if (!parsed.success) return refusal(name, parsed.error)
    return this.#run(name, parsed.data)
  }

  async #run<Name extends RouteName>(name: Name, request: RequestOf<Name>): Promise<Result<unknown>> {
    try {
      return success(await this.#handlers[name](request))
    } catch (error) {
      if (error instanceof RouteError) return failure(error.code, error.message)
      this.#log.error(`${name} failed`, error)
      return failure('ipc.internal', `${name} failed`)
    }
  }
}

/** Own properties only: every object has names such as `constructor`. */
const isRoute = (name: unknown): name is RouteName =>
  typeof name === 'string' && Object.hasOwn(contract, name)

function refusal(name: RouteName, error: z.core.$ZodError): Result<never> {
  const [issue] = error.issues
  const where = [name, ...(issue?.path ?? [])].map(String).join('.')
  const tooLarge = issue?.code === 'too_big' && (issue.origin === 'string' || issue.origin === 'array')
  return failure(
    tooLarge ? 'ipc.too_large' : 'ipc.invalid_request',
    `${where}: ${issue?.message ?? 'refused'}`,
  )
}
