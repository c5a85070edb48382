import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { accents } from '#renderer/theme/accent.ts'
import { scale } from '#renderer/theme/tokens.ts'
import { clearing } from '#renderer/ui/sky/clearing.ts'
import { feedTitle, HUMOUR_CATEGORY, type FeedFilter } from '../categories.ts'
import { Greeting } from '../greeting/Greeting.tsx'
import { LaughingMoon, LaughterLine } from '../greeting/Laughter.tsx'

/** Its moon beside the title, or above it where there is no room. */
const laughing = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  columnGap: 2.5,
} as const

const laughingTitle = {
  ...scale.home,
  fontSize: 'clamp(1.5rem, 5vw, 2.25rem)',
  lineHeight: 1.15,
  color: accents.yellow,
} as const

const plainTitle = { ...scale.card, '@media (max-width: 420px)': { fontSize: '1.5rem' } } as const

/** Title of a feed; over all of them stands tonight's moon, and over the universe of humour laughs its own. */
export function FeedHeader({ filter }: { readonly filter: FeedFilter }) {
  const isHumour = filter === HUMOUR_CATEGORY
  const title = (
    <Typography variant="h1" sx={isHumour ? laughingTitle : plainTitle}>
      {feedTitle(filter)}
    </Typography>
  )
  return (
    <Box sx={{ ...clearing, minWidth: 0, ...(isHumour && laughing) }}>
      {isHumour && <LaughingMoon />}
      {isHumour && (
        <div>
          {title}
          <LaughterLine />
        </div>
      )}
      {!isHumour && (filter === 'all' ? <Greeting>{title}</Greeting> : title)}
    </Box>
  )
}
