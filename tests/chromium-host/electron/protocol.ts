import { afterReady, beforeReady } from './readiness.ts'
import {
  protocolHandlers,
  registerScheme,
  type ProtocolHandler,
  type SchemePrivileges,
} from '../runtime/schemes.ts'

interface PrivilegedScheme {
  readonly scheme: string
  readonly privileges?: SchemePrivileges
}

export const protocol = {
  registerSchemesAsPrivileged(schemes: readonly PrivilegedScheme[]): void {
    beforeReady('protocol.registerSchemesAsPrivileged should be called before app is ready')
    for (const { scheme, privileges } of schemes) registerScheme(scheme, privileges)
  },
  handle(scheme: string, handler: ProtocolHandler): void {
    afterReady('Session can only be received when app is ready')
    if (protocolHandlers.has(scheme)) throw new Error(`Failed to register protocol: ${scheme}`)
    registerScheme(scheme)
    protocolHandlers.set(scheme, handler)
  },
}
