import Chip from '@mui/material/Chip'
import { alpha } from '@mui/material/styles'
import { sections } from '#renderer/entities/section/sections.ts'
import { ScrollRow } from '#renderer/ui/scroll-row/ScrollRow.tsx'
import { categoryAccent, categoryName, type FeedFilter } from '../categories.ts'
import { copy } from '../copy.ts'
import { useOfferedCategories } from '../posts/permissions.ts'

interface CategoryFilterProps {
  readonly chosen: FeedFilter
  readonly onChoose: (filter: FeedFilter) => void
}

const look = (accent: string, isChosen: boolean) => ({
  height: 34,
  flexShrink: 0,
  borderColor: alpha(accent, isChosen ? 0.9 : 0.28),
  color: isChosen ? accent : 'text.secondary',
  backgroundColor: isChosen ? alpha(accent, 0.14) : 'transparent',
  '&:hover': { backgroundColor: alpha(accent, 0.1) },
  // There, colours and backgrounds say nothing.
  '@media (forced-colors: active)': { '&[aria-pressed=true]': { borderWidth: 3 } },
})

export function CategoryFilter({ chosen, onChoose }: CategoryFilterProps) {
  const offered = useOfferedCategories()
  const filters: readonly FeedFilter[] = ['all', ...offered]
  return (
    <ScrollRow label={copy.filter.label} shown={chosen}>
      {filters.map((filter) => (
        <Chip
          key={filter}
          component="button"
          variant="outlined"
          label={filter === 'all' ? copy.filter.all : categoryName(filter)}
          aria-pressed={filter === chosen}
          onClick={() => onChoose(filter)}
          sx={look(filter === 'all' ? sections.home.accent : categoryAccent(filter), filter === chosen)}
        />
      ))}
    </ScrollRow>
  )
}
