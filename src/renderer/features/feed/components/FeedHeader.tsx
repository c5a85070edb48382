import EditOutlined from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { FeedFilter } from '../categories.ts'
import { copy } from '../copy.ts'

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
      <Typography variant="h1">
        {/* The title names the category as the address does; only its look begins with a capital. */}
        <Box component="span" sx={{ display: 'inline-block', textTransform: 'capitalize' }}>
          {copy.title(filter)}
        </Box>
      </Typography>
      <Button variant="contained" startIcon={<EditOutlined />} onClick={onCreate}>
        {copy.create.open}
      </Button>
    </Stack>
  )
}
