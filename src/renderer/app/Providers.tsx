import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { HashRouter } from 'react-router-dom'
import { StoreProvider } from '#renderer/server/StoreProvider.tsx'
import { theme } from '#renderer/theme/theme.ts'
import { Announcer } from '#renderer/ui/Announcer.tsx'
import { Toasts } from '#renderer/ui/toasts/Toasts.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { FailedWindow } from './FailedScreen.tsx'

/** Providers around every screen. */
export function Providers({ children }: { readonly children: ReactNode }) {
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
