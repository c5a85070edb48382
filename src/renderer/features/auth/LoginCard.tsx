import Paper from '@mui/material/Paper'
import type { ReactNode } from 'react'
import { radius, space } from '#renderer/theme/tokens.ts'

/** The one surface over the planet, whatever is asked on it. */
export function LoginCard({ children }: { readonly children: ReactNode }) {
  return (
    <Paper
      sx={{
        width: '100%',
        maxWidth: 440,
        p: { xs: 3, md: 4 },
        borderRadius: `${radius.large}px`,
        borderColor: space.lineStrong,
        backgroundColor: 'rgba(15, 15, 42, 0.97)',
      }}
    >
      {children}
    </Paper>
  )
}
