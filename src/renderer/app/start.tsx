import type { Root } from 'react-dom/client'
import { startSession } from '#renderer/entities/session/start-session.ts'
import { desktop, unwrap } from '#renderer/lib/desktop.ts'
import { followWindowFocus } from '#renderer/lib/store.ts'
import { App } from './App.tsx'
import { FailedScreen } from './FailedScreen.tsx'
import { Providers } from './Providers.tsx'

/** Connects to the configured server and draws the app, or asks for a server when there is none. */
export async function start(root: Root): Promise<void> {
  followWindowFocus()
  root.render(<Providers>{await firstScreen()}</Providers>)
}

async function firstScreen() {
  try {
    const { server } = await unwrap(desktop.app.info())
    if (!server) {
      const { ConnectServerPage } = await import('#renderer/features/server-setup/ConnectServerPage.tsx')
      return <ConnectServerPage />
    }
    startSession(server)
    return <App />
  } catch (cause) {
    console.error('The app could not start', cause)
    return <FailedScreen />
  }
}
