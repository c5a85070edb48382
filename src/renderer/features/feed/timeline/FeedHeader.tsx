import EditOutlined from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { clearing } from '#renderer/ui/sky/clearing.ts'
import { feedTitle, HUMOUR_CATEGORY, type FeedFilter } from '../categories.ts'
import { copy } from '../copy.ts'
import { Greeting } from '../greeting/Greeting.tsx'
import { Laughter } from '../greeting/Laughter.tsx'

interface FeedHeaderProps {
  readonly filter: FeedFilter
  readonly onCreate: () => void
}

export function FeedHeader({ filter, onCreate }: FeedHeaderProps) {
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 2, flexWrap: 'wrap' }}
    >
      <Box sx={{ ...clearing, flex: '1 1 260px', minWidth: 0 }}>
        <Typography variant="h1">{feedTitle(filter)}</Typography>
        {filter === 'all' && <Greeting />}
        {filter === HUMOUR_CATEGORY && <Laughter />}
      </Box>
      <Button variant="contained" startIcon={<EditOutlined />} onClick={onCreate} aria-keyshortcuts="N">
        {copy.create.open}
      </Button>
    </Stack>
  )
}
