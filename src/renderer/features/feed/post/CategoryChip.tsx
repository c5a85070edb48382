import Chip from '@mui/material/Chip'
import { alpha } from '@mui/material/styles'
import { categoryAccent, categoryName, type PostCategory } from '../categories.ts'

interface CategoryChipProps {
  readonly category: PostCategory
}

export function CategoryChip({ category }: CategoryChipProps) {
  const accent = categoryAccent(category)
  return (
    <Chip
      size="small"
      variant="outlined"
      label={categoryName(category)}
      sx={{ color: accent, borderColor: alpha(accent, 0.4), backgroundColor: alpha(accent, 0.08) }}
    />
  )
}
