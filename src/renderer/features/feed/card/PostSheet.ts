import { styled } from '@mui/material/styles'
import { accents } from '#renderer/theme/accent.ts'
import { arrive } from '#renderer/theme/motion.ts'
import { radius, scale, space } from '#renderer/theme/tokens.ts'
import { clearing } from '#renderer/ui/sky/clearing.ts'

/** Pixels, and percent of the window, of a joke: the beginning of the next one is seen under it. */
export const jokeHeight = { least: 216, share: 33, most: 400 } as const

/** Pixels, and percent of the window, of what a post shows: who wrote the next one is seen under it. */
export const mediaHeight = { least: 220, share: 32 } as const

/** Pixels of a sheet: in a usual window, and in a roomy one. */
export const FEED_WIDTH = { usual: 700, roomy: 860 } as const

/** The same where jokes are told: a stage. */
export const STAGE_WIDTH = { usual: 820, roomy: 1120 } as const

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
  // A stage of its own, so that one joke is told at a time.
  '&[data-joke]': {
    minHeight: `clamp(${jokeHeight.least}px, ${jokeHeight.share}vh, ${jokeHeight.most}px)`,
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    rowGap: 8,
    padding: '18px var(--edge) 10px',
    '& > [data-size]': {
      alignSelf: 'center',
      [theme.breakpoints.down('sm')]: { gridColumn: '1 / -1' },
    },
    // What there is to do about a joke.
    '& button[aria-keyshortcuts=L]': {
      ...scale.large,
      minHeight: 48,
      padding: '0 14px 0 10px',
      color: accents.yellow,
      '& > svg': { fontSize: 34 },
      [theme.breakpoints.down('sm')]: { ...scale.text, padding: '0 10px', '& > svg': { fontSize: 28 } },
    },
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

const light = (percent: number) => `color-mix(in srgb, ${accents.yellow} ${percent}%, transparent)`

/**
 * One beam over the whole stage, whatever is told in it: it stays in the window while the jokes pass through it. It
 * lies under them, and ends where the sheet does.
 */
export const StageSheet = styled(Sheet)({
  isolation: 'isolate',
  overflow: 'clip',
  '&::before': {
    content: '""',
    position: 'sticky',
    zIndex: -1,
    top: 0,
    display: 'block',
    height: 'calc(100vh - 56px)',
    marginBottom: 'calc(56px - 100vh)',
    pointerEvents: 'none',
    background: `radial-gradient(64% 46% at 68% 100%, ${light(15)}, transparent), conic-gradient(from 128deg at 7% -9%, transparent, ${light(13)} 13deg 27deg, transparent 40deg)`,
  },
  '@media (forced-colors: active)': { '&::before': { display: 'none' } },
})

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
