import ExpandMore from '@mui/icons-material/ExpandMoreRounded'
import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { Suspense, useRef, useState, type MouseEvent, type RefObject } from 'react'
import { sections } from '#renderer/entities/section/sections.ts'
import { lazyComponent } from '#renderer/lib/lazy-component.tsx'
import { useAnchor } from '#renderer/lib/use-anchor.ts'
import { ACCENT, accentStyle, faintAccent } from '#renderer/theme/accent.ts'
import { ink, radius, scale } from '#renderer/theme/tokens.ts'
import { ScrollRow } from '#renderer/ui/ScrollRow.tsx'
import { categoryName, type FeedFilter } from '../categories.ts'
import { copy } from '../copy.ts'
import { useOfferedCategories } from '../posts/permissions.ts'

const ActionMenu = lazyComponent(() => import('#renderer/ui/ActionMenu.tsx'), 'ActionMenu')

interface CategoryFilterProps {
  readonly chosen: FeedFilter
  readonly onChoose: (filter: FeedFilter) => void
}

/** Words in a row, of which the chosen one has a surface: ten outlines would be louder than the posts. */
const Choice = styled(ButtonBase)({
  height: 32,
  flexShrink: 0,
  padding: '0 7px',
  border: '1px solid transparent',
  borderRadius: radius.small,
  font: 'inherit',
  ...scale.small,
  whiteSpace: 'nowrap',
  color: ink.secondary,
  '&:hover': { color: ink.primary, background: faintAccent(10) },
  '&[aria-pressed=true]': { borderColor: faintAccent(45), color: ACCENT, background: faintAccent(14) },
  // There, colours and backgrounds say nothing.
  '@media (forced-colors: active)': { '&[aria-pressed=true]': { borderWidth: 3 } },
})

/** Categories of the feed of home, of which the member chooses one. */
export function CategoryFilter({ chosen, onChoose }: CategoryFilterProps) {
  const row = useRef<HTMLDivElement>(null)
  const offered = useOfferedCategories()
  const filters: readonly FeedFilter[] = ['all', ...offered]
  return (
    <ScrollRow
      label={copy.filter.label}
      shown={chosen}
      row={row}
      more={<MoreCategories row={row} filters={filters} onChoose={onChoose} />}
    >
      {filters.map((filter) => (
        <Choice
          key={filter}
          aria-pressed={filter === chosen}
          tabIndex={filter === chosen ? 0 : -1}
          onClick={() => onChoose(filter)}
          style={accentStyle(sectionOf(filter).accent)}
        >
          {nameOf(filter)}
        </Choice>
      ))}
    </ScrollRow>
  )
}

const nameOf = (filter: FeedFilter) => (filter === 'all' ? copy.filter.all : categoryName(filter))

const sectionOf = (filter: FeedFilter) => sections[filter === 'all' || filter === 'general' ? 'home' : filter]

const Expand = styled(ExpandMore)({ marginRight: -6 })

interface MoreCategoriesProps {
  readonly row: RefObject<HTMLDivElement | null>
  /** As the buttons in the row. */
  readonly filters: readonly FeedFilter[]
  readonly onChoose: (filter: FeedFilter) => void
}

/** Opens a menu with those for which the row has no room now. */
function MoreCategories({ row, filters, onChoose }: MoreCategoriesProps) {
  const { anchor, wasOpened, open, close } = useAnchor()
  const [hidden, setHidden] = useState<readonly FeedFilter[]>([])
  const openHidden = (event: MouseEvent<HTMLElement>) => {
    setHidden(filters.filter((_filter, index) => !isInView(row.current, index)))
    open(event)
  }
  return (
    <>
      <Choice
        tabIndex={-1}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={openHidden}
        style={accentStyle(sections.home.accent)}
      >
        {copy.filter.more}
        <Expand fontSize="small" />
      </Choice>
      <Suspense>
        {wasOpened && (
          <ActionMenu
            label={copy.filter.more}
            anchor={anchor}
            onClose={close}
            isAtEnd
            actions={hidden.map((filter) => {
              const { icon: Icon, accent } = sectionOf(filter)
              return {
                label: nameOf(filter),
                icon: <Icon fontSize="small" style={{ color: accent }} />,
                act: () => onChoose(filter),
              }
            })}
          />
        )}
      </Suspense>
    </>
  )
}

/** Whether a button of the row is seen whole. */
function isInView(row: HTMLElement | null, index: number): boolean {
  const button = row?.children[index]
  if (!row || !button) return false
  const [around, within] = [row.getBoundingClientRect(), button.getBoundingClientRect()]
  return within.left >= around.left && within.right <= around.right
}
