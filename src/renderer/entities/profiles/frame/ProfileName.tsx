import Typography from '@mui/material/Typography'
import { scale } from '#renderer/theme/tokens.ts'

const look = {
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  '@container (max-width: 480px)': scale.card,
} as const

/** Whose profile it is: the title of the page. */
export const ProfileName = ({ children }: { readonly children: string }) => (
  <Typography variant="h1" dir="auto" sx={look}>
    {children}
  </Typography>
)
