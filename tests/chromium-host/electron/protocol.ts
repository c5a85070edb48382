import { protocolHandlers, registerScheme, type ProtocolHandler } from '../runtime/schemes.ts'

export const protocol = {
  registerSchemesAsPrivileged(schemes: readonly { readonly scheme: string }[]): void {
    for (const { scheme } of schemes) registerScheme(scheme)
  },
  handle(scheme: string, handler: ProtocolHandler): void {
    if (protocolHandlers.has(scheme)) throw new Error(`Failed to register protocol: ${scheme}`)
    registerScheme(scheme)
    protocolHandlers.set(scheme, handler)
  },
  unhandle: (scheme: string): void => void protocolHandlers.delete(scheme),
  isProtocolHandled: (scheme: string): boolean => protocolHandlers.has(scheme),
}
