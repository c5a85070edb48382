import Chip from '@mui/material/Chip'
import { styled } from '@mui/material/styles'
import { sections } from '#renderer/entities/section/sections.ts'
import { ACCENT, accentStyle, faintAccent } from '#renderer/theme/accent.ts'
import { ink, space } from '#renderer/theme/tokens.ts'
import { ScrollRow } from '#renderer/ui/ScrollRow.tsx'
import { categoryAccent, categoryName, type FeedFilter } from '../categories.ts'
import { copy } from '../copy.ts'
import { useOfferedCategories } from '../posts/permissions.ts'

interface CategoryFilterProps {
  readonly chosen: FeedFilter
  readonly onChoose: (filter: FeedFilter) => void
}

/** A surface, since what it lies on is the sky. */
const tinted = (percent: number) => `linear-gradient(${faintAccent(percent)} 0 0), ${space.sheet}`

const Choice = styled(Chip)({
  height: 34,
  flexShrink: 0,
  borderColor: faintAccent(28),
  color: ink.secondary,
  background: space.sheet,
  '&:hover': { background: tinted(10) },
  '&[aria-pressed=true]': { borderColor: faintAccent(90), color: ACCENT, background: tinted(14) },
  // There, colours and backgrounds say nothing.
  '@media (forced-colors: active)': { '&[aria-pressed=true]': { borderWidth: 3 } },
}) as typeof Chip

export function CategoryFilter({ chosen, onChoose }: CategoryFilterProps) {
  const offered = useOfferedCategories()
  const filters: readonly FeedFilter[] = ['all', ...offered]
  return (
    <ScrollRow label={copy.filter.label} shown={chosen}>
      {filters.map((filter) => (
        <Choice
          key={filter}
          component="button"
          variant="outlined"
          label={filter === 'all' ? copy.filter.all : categoryName(filter)}
          aria-pressed={filter === chosen}
          onClick={() => onChoose(filter)}
          style={accentStyle(filter === 'all' ? sections.home.accent : categoryAccent(filter))}
        />
      ))}
    </ScrollRow>
  )
}
