import EditOutlined from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { accents } from '#renderer/theme/accent.ts'
import { scale } from '#renderer/theme/tokens.ts'
import { clearing } from '#renderer/ui/sky/clearing.ts'
import { feedTitle, HUMOUR_CATEGORY, type FeedFilter } from '../categories.ts'
import { copy } from '../copy.ts'
import { Greeting } from '../greeting/Greeting.tsx'
import { LaughingMoon, LaughterLine } from '../greeting/Laughter.tsx'

interface FeedHeaderProps {
  readonly filter: FeedFilter
  readonly onCreate: () => void
}

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

/** Title of a feed, and the way to a new post; over the universe of humour laughs its moon. */
export function FeedHeader({ filter, onCreate }: FeedHeaderProps) {
  const isHumour = filter === HUMOUR_CATEGORY
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 2, flexWrap: 'wrap' }}
    >
      <Box sx={{ ...clearing, flex: '1 1 260px', minWidth: 0, ...(isHumour && laughing) }}>
        {isHumour && <LaughingMoon />}
        <div>
          <Typography variant="h1" sx={isHumour ? laughingTitle : null}>
            {feedTitle(filter)}
          </Typography>
          {filter === 'all' && <Greeting />}
          {isHumour && <LaughterLine />}
        </div>
      </Box>
      <Button variant="contained" startIcon={<EditOutlined />} onClick={onCreate} aria-keyshortcuts="N">
        {copy.create.open}
      </Button>
    </Stack>
  )
}
