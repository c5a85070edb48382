import type { ChosenPlace } from '#shared/bridge.ts'
import { app, net, type BrowserWindow } from 'electron'
import { openExternal } from '../../page/open-external.ts'
import { showBadge } from '../../platform/badge.ts'
import { askServer } from '../../settings/ask-server.ts'
import type { ServerChoice } from '../../settings/server-choice.ts'
import type { DomainHandlers } from '../handlers.ts'

/** Actions for a member whose app has a problem. */
interface AppCare {
  /** Resolves to `null` if the member cancels. */
  readonly exportDiagnostics: () => Promise<ChosenPlace | null>
  readonly restart: () => void
  /** @param holds whether the page has something to send before it ends */
  readonly holdEnd: (holds: boolean) => void
}

export const appHandlers = (
  server: ServerChoice,
  window: () => BrowserWindow | undefined,
  unreadChanged: (count: number) => void,
  { exportDiagnostics, restart, holdEnd }: AppCare,
): DomainHandlers<'app'> => ({
  'app.get_info': () => ({ version: app.getVersion(), platform: process.platform, server: server.current() }),
  'app.set_server': async (chosen) => {
    server.requireNone()
    await askServer(chosen, (url, options) => net.fetch(url, options))
    server.store(chosen)
    return null
  },
  'app.export_diagnostics': exportDiagnostics,
  'app.restart': () => {
    restart()
    return null
  },
  'app.open_external': async ({ url }) => {
    await openExternal(url)
    return null
  },
  'app.set_badge': ({ count }) => {
    showBadge(window(), count, process.platform)
    unreadChanged(count)
    return null
  },
  'app.hold_end': ({ holds }) => {
    holdEnd(holds)
    return null
  },
})
