import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { Root } from 'react-dom/client'
import { HashRouter } from 'react-router-dom'
import { persistQueriesOfMembers } from '#renderer/session/persist-member-queries.ts'
import { sessionAtom } from '#renderer/session/session.ts'
import { startSession } from '#renderer/session/start-session.ts'
import { desktop, unwrap } from '#renderer/lib/desktop.ts'
import { refetchOnWake } from '#renderer/server/cache/query-client.ts'
import { store } from '#renderer/lib/store.ts'
import { wake } from '#renderer/lib/wake.ts'
import { letStarFall } from '#renderer/ui/sky/ShootingStar.tsx'
import { forgetSmallCopies } from '#renderer/ui/small-copies.ts'
import { StoreProvider } from '#renderer/server/StoreProvider.tsx'
import { theme } from '#renderer/theme/theme.ts'
import { Announcer } from '#renderer/ui/Announcer.tsx'
import { Toasts } from '#renderer/ui/toasts/Toasts.tsx'
import { App } from './App.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { expectedScreen, storedRead } from './begin.ts'
import { FailedWindow, NightScreen } from './FailedScreen.tsx'
import { followSession } from './follow-session.ts'

/** Milliseconds in which a start shows nothing, so that its first paint is the expected screen. */
const STILL_MS = 300

/** Connects to the configured server and renders the app, or asks for a server if there is none. */
export async function start(root: Root): Promise<void> {
  desktop.power.onResume(wake)
  refetchOnWake()
  followSession()
  followMembers()
  // Renders the common providers while answers are awaited.
  root.render(<Providers>{null}</Providers>)
  root.render(<Providers>{await firstScreen()}</Providers>)
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
    persistQueriesOfMembers(server.url, version)
    await storedRead
    const still = new Promise((resolve) => setTimeout(resolve, STILL_MS))
    await Promise.race([still, Promise.all([startSession(server), expectedScreen])])
    return <App />
  } catch (cause) {
    console.error('The app could not start', cause)
    return <FailedWindow />
  }
}

/** Lets a star fall when a member signs in, and drops the small copies of pictures when they leave. */
function followMembers(): void {
  let before = store.get(sessionAtom)
  store.sub(sessionAtom, () => {
    const now = store.get(sessionAtom)
    if (before.status === 'absent' && now.status === 'present') letStarFall()
    if (before.status === 'present') forgetSmallCopies()
    before = now
  })
}

/** Providers around every screen. */
function Providers({ children }: { readonly children: ReactNode }) {
  return (
    <StoreProvider>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <ErrorBoundary fallback={<FailedWindow />}>
          <HashRouter>
            {children}
            <Toasts />
            <Announcer />
          </HashRouter>
        </ErrorBoundary>
      </ThemeProvider>
    </StoreProvider>
  )
}
