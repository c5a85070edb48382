import type { Root } from 'react-dom/client'
import { keepQueries } from '#renderer/entities/session/keep-queries.ts'
import { SESSION_KEY } from '#renderer/entities/session/keychain-storage.ts'
import { startSession } from '#renderer/entities/session/start-session.ts'
import { desktop, unwrap } from '#renderer/lib/desktop.ts'
import { followWindowFocus } from '#renderer/server/query-client.ts'
import { App } from './App.tsx'
import { FailedScreen } from './FailedScreen.tsx'
import { NightScreen } from './NightScreen.tsx'
import { Providers } from './Providers.tsx'
import { loadDashboard } from './routes/load-dashboard.ts'

/** Connects to the configured server and draws the app, or asks for a server when there is none. */
export async function start(root: Root): Promise<void> {
  followWindowFocus()
  expectDashboard().catch(() => undefined)
  root.render(<Providers>{await firstScreen()}</Providers>)
}

/** Who has a session stored comes to the dashboard nearly always: it loads while the session is being checked. */
async function expectDashboard(): Promise<void> {
  const stored = await unwrap(desktop.session.get(SESSION_KEY))
  if (stored !== null) await loadDashboard()
}

async function firstScreen() {
  try {
    const { server, version } = await unwrap(desktop.app.info())
    if (!server) {
      const { ConnectServerPage } = await import('#renderer/features/server-setup/ConnectServerPage.tsx')
      return (
        <NightScreen>
          <ConnectServerPage />
        </NightScreen>
      )
    }
    keepQueries(server.url, version)
    startSession(server)
    return <App />
  } catch (cause) {
    console.error('The app could not start', cause)
    return (
      <NightScreen>
        <FailedScreen />
      </NightScreen>
    )
  }
}
