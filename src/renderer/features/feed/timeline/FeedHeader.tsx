import EditOutlined from '@mui/icons-material/EditOutlined'
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
      <Typography variant="h1">{copy.title(filter)}</Typography>
      <Button variant="contained" startIcon={<EditOutlined />} onClick={onCreate}>
        {copy.create.open}
      </Button>
    </Stack>
  )
}
