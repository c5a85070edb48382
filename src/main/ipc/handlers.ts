import type { RequestOf, ResponseOf, RouteName } from '#shared/ipc/contract.ts'

type Handler<Name extends RouteName> = (
  request: RequestOf<Name>,
) => ResponseOf<Name> | Promise<ResponseOf<Name>>

/** One handler for each route: a missing or surplus one does not compile. */
export type Handlers = { readonly [Name in RouteName]: Handler<Name> }

/** The handlers of one domain, e.g. `DomainHandlers<'session'>`. */
export type DomainHandlers<Domain extends string> = Pick<Handlers, Extract<RouteName, `${Domain}.${string}`>>
