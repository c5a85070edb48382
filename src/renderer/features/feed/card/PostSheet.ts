import { styled } from '@mui/material/styles'
import { accents } from '#renderer/theme/accent.ts'
import { arrive } from '#renderer/theme/motion.ts'
import { radius, space } from '#renderer/theme/tokens.ts'
import { clearing } from '#renderer/ui/sky/clearing.ts'

/** Pixels, and percent of the window, of what is told without a picture: at most two of it are seen at a time. */
export const jokeHeight = { least: 184, share: 27, most: 320 } as const

/** Pixels, and percent of the window, of what a post shows: who wrote the next one is seen under it. */
export const mediaHeight = { least: 220, share: 32 } as const

/** Pixels of a sheet: in a usual window, and in a roomy one. */
export const FEED_WIDTH = { usual: 700, roomy: 860 } as const

/** The same where jokes are told: a stage. */
export const STAGE_WIDTH = { usual: 820, roomy: 1120 } as const

const light = (percent: number) => `color-mix(in srgb, ${accents.yellow} ${percent}%, transparent)`

/** Pixels of the moon that listens to a joke. */
const MOON = 104

/** A post on the sheet: the avatar, and all else beside it. */
export const Card = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  columnGap: 14,
  padding: '14px var(--edge) 4px',
  borderBottom: 'var(--hairline)',
  '& > *': { gridColumn: 2 },
  // The avatar.
  '& > a': { gridColumn: 1, gridRow: '1 / span 2' },
  '&[data-told]': { padding: '28px var(--edge) 14px' },
  // A stage of its own, of one height where it is short, so that one joke is told at a time. Light stands along its edge.
  '&[data-joke]': {
    minHeight: `clamp(${jokeHeight.least}px, ${jokeHeight.share}vh, ${jokeHeight.most}px)`,
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    rowGap: 8,
    padding: '20px var(--edge) 10px',
    borderColor: light(34),
    background: `radial-gradient(56% 34px at 50% 100%, ${light(11)}, transparent)`,
    '& > [data-size]': { alignSelf: 'center' },
    '& > svg': { display: 'none' },
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: `44px minmax(0, 1fr) ${MOON}px`,
      '& > :not(a, svg, [data-size])': { gridColumn: '2 / -1' },
      '& > svg': { display: 'block', gridColumn: 3, gridRow: 2, alignSelf: 'center' },
    },
    '@media (forced-colors: active)': { background: 'none' },
  },
  // In a narrow window, all below the name has all of its width.
  [theme.breakpoints.down('sm')]: {
    '&[data-told] > a': { gridRow: 1 },
    '&[data-told] > div ~ *': { gridColumn: '1 / -1' },
  },
  '&:focus-visible': { outlineOffset: -3, borderRadius: 10 },
  '&[data-arriving]': arrive,
}))

/** The one surface that a feed stands on, over the sky. Its rows draw nothing but hairlines. */
export const Sheet = styled('section')(({ theme }) => ({
  '--edge': '20px',
  '--hairline': `1px solid ${space.line}`,
  border: 'var(--hairline)',
  borderRadius: radius.large,
  backgroundColor: space.sheet,
  [theme.breakpoints.down('sm')]: { '--edge': '12px' },
}))

const bare = {
  border: 0,
  background: 'none',
  '& > :first-of-type': {
    border: 'var(--hairline)',
    borderRadius: radius.large,
    backgroundColor: space.sheet,
  },
  '& > :first-of-type ~ *': {
    ...clearing,
    width: 'fit-content',
    margin: '0 auto',
    paddingBlock: 'max(28px, 30vh - 212px)',
  },
}

/**
 * A sheet where there are no posts: only what stands first has the surface, and the rest the sky, where that reaches down
 * so far. Over a raised sill it does not: the planet would cross the words.
 */
export const BareSheet = styled(Sheet)({
  '& > :last-child': { border: 0 },
  '@media (min-height: 780px) and (min-width: 900px)': { 'body:not(:has([data-raised])) &': bare },
})
