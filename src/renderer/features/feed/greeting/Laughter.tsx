import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { accents } from '#renderer/theme/accent.ts'
import { copy } from './copy.ts'

// A colour of a picture is not forced by itself.
const Moon = styled('svg')(({ theme }) => ({
  flexShrink: 0,
  width: 136,
  height: 88,
  color: accents.yellow,
  '@media (forced-colors: active)': { color: 'CanvasText' },
  [theme.breakpoints.down('sm')]: { width: 93, height: 60 },
}))

/** The moon that laughs over the universe of humour. */
export function LaughingMoon() {
  return (
    <Moon
      aria-hidden
      viewBox="2 1 80 52"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.600"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M42 4a22 22 0 1 0 .1 0z" fill="currentColor" fillOpacity="0.160" />
      <path d="M28 21q4-5 8 0M48 21q4-5 8 0" />
      <path d="M28 29h28q-2 13-14 13T28 29z" fill="currentColor" fillOpacity="0.400" />
      <path d="M14 14L8 10M11 26H4M70 14l6-4M73 26h7M14 38l-6 4M70 38l6 4" strokeOpacity="0.600" />
    </Moon>
  )
}

/** What is said of it. */
export const LaughterLine = () => (
  <Typography sx={{ mt: 0.75, color: 'text.secondary' }}>{copy.laughter}</Typography>
)
