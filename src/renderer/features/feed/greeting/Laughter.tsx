import { styled } from '@mui/material/styles'
import { accents } from '#renderer/theme/accent.ts'
import { scale } from '#renderer/theme/tokens.ts'
import { copy } from './copy.ts'

const Row = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  margin: '8px 0 0',
  ...scale.ui,
  color: theme.palette.text.secondary,
}))

// A colour of a picture is not forced by itself.
const Moon = styled('svg')({
  flexShrink: 0,
  color: accents.yellow,
  '@media (forced-colors: active)': { color: 'CanvasText' },
})

/** The moon that laughs over the universe of humour. */
export function Laughter() {
  return (
    <Row>
      <Moon
        aria-hidden
        width="84"
        height="52"
        viewBox="0 0 84 52"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M42 4a22 22 0 1 0 .1 0z" fill="currentColor" fillOpacity="0.160" />
        <path d="M28 21q4-5 8 0M48 21q4-5 8 0" />
        <path d="M28 29h28q-2 13-14 13T28 29z" fill="currentColor" fillOpacity="0.400" />
        <path d="M14 14L8 10M11 26H4M70 14l6-4M73 26h7M14 38l-6 4M70 38l6 4" strokeOpacity="0.600" />
      </Moon>
      {copy.laughter}
    </Row>
  )
}
