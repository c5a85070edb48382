import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { space } from '#renderer/theme/tokens.ts'

interface NoticeProps {
  readonly art: ReactNode
  readonly title: string
  readonly description?: ReactNode
  readonly action?: ReactNode
  readonly role?: 'alert'
  /** `h1` where the notice is the whole page. */
  readonly heading?: 'h1' | 'h2'
}

/** Behind what is a whole page, and has no surface: there the stars fade. */
const NIGHT = `radial-gradient(closest-side, ${space.cabin}b0 30%, ${space.cabin}00)`

/** In a low window what to do about an error would else stand under the toast that tells of it. */
const briefWhenLow = { '@media (max-height: 700px)': { py: 2.5, '& > [aria-hidden]': { display: 'none' } } }

/** Centred picture, heading, sentence and action: what a screen shows when it has nothing else to show. */
export function Notice({ art, title, description, action, role, heading = 'h2' }: NoticeProps) {
  return (
    <Box
      role={role}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        textAlign: 'center',
        gap: 1.25,
        px: 3,
        py: 5,
        background: heading === 'h1' ? NIGHT : 'none',
        ...(role === 'alert' && briefWhenLow),
      }}
    >
      <Box aria-hidden sx={{ mb: 1 }}>
        {art}
      </Box>
      <Typography variant="h3" component={heading} sx={{ textWrap: 'balance' }}>
        {title}
      </Typography>
      {description && (
        <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '46ch', textWrap: 'balance' }}>
          {description}
        </Typography>
      )}
      {action && <Box sx={{ mt: 1.5 }}>{action}</Box>}
    </Box>
  )
}
