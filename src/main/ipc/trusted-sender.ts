import { isOwnPage } from '../page/origin.ts'

/** The part of Electron's `IpcMainInvokeEvent` that identifies the sender. */
export interface Sender {
  readonly sender: { readonly id: number }
  readonly senderFrame: { readonly url: string; readonly parent: object | null } | null
}

/** Whether a request comes from the main frame of our own window while it shows our own origin. */
export function isTrustedSender({ sender, senderFrame }: Sender, ownId: number | undefined, origin: string) {
  if (!senderFrame || senderFrame.parent) return false
  return sender.id === ownId && isOwnPage(senderFrame.url, origin)
}
