import type { z } from 'zod/mini'

/** A request the page may make to main: the shape of the request, its largest size and the type of the answer. */
export interface Route<Request extends z.ZodMiniType, Response> {
  readonly request: Request
  /** Largest whole request in bytes, measured before it is parsed. */
  readonly maxBytes: number
  /** Carries only the type; there is never a value. */
  readonly response?: Response
}

const SMALL_REQUEST_BYTES = 16 * 1024

/** `route<Response>()(schema, maxBytes?)`: two calls, because TypeScript infers all type parameters of a call or none. */
export function route<Response>() {
  return <Request extends z.ZodMiniType>(
    request: Request,
    maxBytes = SMALL_REQUEST_BYTES,
  ): Route<Request, Response> => ({ request, maxBytes })
}
