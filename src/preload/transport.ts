import type { EventMessage, RequestOf, ResponseOf, RouteName } from '#shared/ipc/contract.ts'
import type { Result } from '#shared/ipc/result.ts'
import type { Unsubscribe } from '#shared/bridge.ts'

/** How the bridge reaches main; the only part to replace under another host. */
export interface Transport {
  /** Never rejects: failures of the transport are envelopes too. */
  request<Name extends RouteName>(name: Name, payload: RequestOf<Name>): Promise<Result<ResponseOf<Name>>>
  onEvent(listener: (message: EventMessage) => void): Unsubscribe
}
