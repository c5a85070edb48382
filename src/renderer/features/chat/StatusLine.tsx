import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import Typography from '@mui/material/Typography'
import { space } from '#renderer/theme/tokens.ts'
import { copy } from './copy.ts'

export function StatusLine() {
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1,
        py: 0.5,
        color: 'warning.main',
        bgcolor: space.raised,
      }}
    >
      <CircularProgress size={12} color="inherit" aria-hidden />
      <Typography variant="caption">{copy.reconnecting}</Typography>
    </Box>
  )
}
