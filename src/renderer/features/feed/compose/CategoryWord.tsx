import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useRef } from 'react'
import { ACCENT, accentStyle } from '#renderer/theme/accent.ts'
import { scale } from '#renderer/theme/tokens.ts'
import { categoryAccent, categoryName, isPostCategory, type PostCategory } from '../categories.ts'
import { copy } from '../copy.ts'
import { useOfferedCategories } from '../posts/permissions.ts'

interface CategoryWordProps {
  readonly category: PostCategory
  readonly isReadOnly: boolean
  readonly onChoose: (category: PostCategory) => void
}

const word = {
  ...scale.ui,
  fontWeight: 600,
  color: ACCENT,
  '& .MuiSelect-select.MuiInputBase-input': { py: '1px', pr: '26px', borderRadius: '6px', minWidth: 0 },
  '& .MuiSelect-select:focus': { backgroundColor: 'transparent' },
  '& .MuiSelect-icon': { color: 'inherit', right: 0 },
} as const

/** Where a new post will stand, as its card will say it; pressed, it lets the member choose. */
export function CategoryWord({ category, isReadOnly, onChoose }: CategoryWordProps) {
  const offered = useOfferedCategories()
  const field = useRef<HTMLDivElement>(null)
  return (
    <Select
      ref={field}
      variant="standard"
      disableUnderline
      value={category}
      disabled={isReadOnly}
      SelectDisplayProps={{ 'aria-label': copy.create.category }}
      // Within the dialog.
      MenuProps={{ container: () => field.current?.closest('[role=dialog]') ?? document.body }}
      onChange={({ target: { value } }) => {
        if (isPostCategory(value)) onChoose(value)
      }}
      style={accentStyle(categoryAccent(category))}
      sx={word}
    >
      {offered.map((each) => (
        <MenuItem key={each} value={each} sx={{ color: categoryAccent(each) }}>
          {categoryName(each)}
        </MenuItem>
      ))}
    </Select>
  )
}
