import { ipcMain } from 'electron'
import { REQUEST_CHANNEL } from '#shared/ipc/channels.ts'
import { failure } from '#shared/ipc/result.ts'
import type { Router } from './router.ts'
import type { Sender } from './trusted-sender.ts'

/** Connects the router to the one request channel, behind the check of the sender. */
export function serveRequests(router: Router, isTrusted: (sender: Sender) => boolean): void {
  ipcMain.handle(REQUEST_CHANNEL, (event, name: unknown, payload: unknown) =>
    isTrusted(event)
      ? router.dispatch(name, payload)
      : failure('ipc.untrusted_sender', 'only the page of the main window may ask'),
  )
}
