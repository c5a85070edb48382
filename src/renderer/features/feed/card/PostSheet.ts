import { styled } from '@mui/material/styles'
import { arrive } from '#renderer/theme/motion.ts'
import { radius, space } from '#renderer/theme/tokens.ts'

/** The line that the avatars of the sheet stand on, drawn by each row: no element of its own, no layer. */
export const orbitLine = {
  backgroundImage: `linear-gradient(${space.lineStrong}, ${space.lineStrong})`,
  backgroundPosition: 'calc(var(--edge) + 21px) 0',
  backgroundSize: '1px 100%',
  backgroundRepeat: 'no-repeat',
} as const

/** Pixels, and percent of the window, of a joke: two are seen whole in no usual window. */
export const jokeHeight = { least: 220, share: 46, most: 460 } as const

/** A post on the sheet: the avatar stands on the orbit line, all else beside it. */
export const Card = styled('article')({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  columnGap: 14,
  padding: '10px var(--edge) 2px',
  borderBottom: 'var(--hairline)',
  ...orbitLine,
  '& > *': { gridColumn: 2 },
  // The avatar.
  '& > a': { gridColumn: 1, gridRow: '1 / span 2', boxShadow: `0 0 0 4px ${space.sheet}` },
  // Nearly a screen of its own, so that one joke is told at a time.
  '&[data-joke]': {
    minHeight: `clamp(${jokeHeight.least}px, ${jokeHeight.share}vh, ${jokeHeight.most}px)`,
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    rowGap: 12,
    padding: '22px var(--edge) 10px',
    '& > [data-size=joke]': { alignSelf: 'center' },
  },
  '&:focus-visible': { outlineOffset: -3, borderRadius: 10 },
  '&[data-arriving]': arrive,
})

/** The one surface that a feed stands on, over the sky. Its rows draw nothing but hairlines and the orbit line. */
export const Sheet = styled('section')(({ theme }) => ({
  '--edge': '20px',
  '--hairline': `1px solid ${space.line}`,
  border: 'var(--hairline)',
  borderRadius: radius.large,
  backgroundColor: space.sheet,
  [theme.breakpoints.down('sm')]: { '--edge': '12px' },
}))
