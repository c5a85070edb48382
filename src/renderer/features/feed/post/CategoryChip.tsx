import { styled } from '@mui/material/styles'
import { categoryName, type PostCategory } from '../categories.ts'

interface CategoryChipProps {
  readonly category: PostCategory
}

const Chip = styled('span')({
  flexShrink: 0,
  padding: '0 8px',
  border: '1px solid color-mix(in srgb, var(--accent) 40%, transparent)',
  borderRadius: 12,
  background: 'color-mix(in srgb, var(--accent) 8%, transparent)',
  color: 'var(--accent)',
  fontSize: '0.8125rem',
  lineHeight: '22px',
  whiteSpace: 'nowrap',
})

/** The category of a post, in the accent of its card. */
export const CategoryChip = ({ category }: CategoryChipProps) => <Chip>{categoryName(category)}</Chip>
