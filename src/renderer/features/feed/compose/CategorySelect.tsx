import MenuItem from '@mui/material/MenuItem'
import { SelectField } from '#renderer/ui/fields/SelectField.tsx'
import { categoryName, isPostCategory } from '../categories.ts'
import { copy } from '../copy.ts'
import { useOfferedCategories } from '../posts/permissions.ts'
import type { PostComposer } from './use-post-composer.ts'

interface CategorySelectProps {
  readonly composer: PostComposer
}

/** Where a new post will stand. */
export function CategorySelect({ composer }: CategorySelectProps) {
  const offered = useOfferedCategories()
  return (
    <SelectField
      size="small"
      label={copy.create.category}
      value={composer.category}
      disabled={composer.isReadOnly}
      onChange={({ target: { value } }) => {
        if (isPostCategory(value)) composer.setCategory(value)
      }}
      sx={{ minWidth: 180 }}
    >
      {offered.map((category) => (
        <MenuItem key={category} value={category}>
          {categoryName(category)}
        </MenuItem>
      ))}
    </SelectField>
  )
}
