import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import Typography from '@mui/material/Typography'
import { copy } from '../copy.ts'
import { clearing } from '../sky/clearing.ts'

interface LoadingStateProps {
  readonly label?: string
}

export function LoadingState({ label = copy.loading }: LoadingStateProps) {
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 2,
        ...clearing,
        width: 'fit-content',
        mx: 'auto',
        my: 5,
      }}
    >
      <CircularProgress size={36} thickness={3} aria-hidden />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
    </Box>
  )
}
