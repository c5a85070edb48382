import ExpandMore from '@mui/icons-material/ExpandMoreRounded'
import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { Suspense, useRef, useState, type MouseEvent, type RefObject } from 'react'
import { sections } from '#renderer/entities/section/sections.ts'
import { lazyComponent } from '#renderer/lib/lazy-component.tsx'
import { useAnchor } from '#renderer/lib/use-anchor.ts'
import { ACCENT, accentStyle, faintAccent } from '#renderer/theme/accent.ts'
import { ink, scale, space } from '#renderer/theme/tokens.ts'
import { ScrollRow } from '#renderer/ui/ScrollRow.tsx'
import { categoryName, type FeedFilter } from '../categories.ts'
import { copy } from '../copy.ts'
import { useOfferedCategories } from '../posts/permissions.ts'

const ActionMenu = lazyComponent(() => import('#renderer/ui/ActionMenu.tsx'), 'ActionMenu')

interface CategoryFilterProps {
  readonly chosen: FeedFilter
  readonly onChoose: (filter: FeedFilter) => void
}

/** A surface, since what it lies on is the sky. */
const tinted = (percent: number) => `linear-gradient(${faintAccent(percent)} 0 0), ${space.sheet}`

const Choice = styled(ButtonBase)({
  height: 34,
  flexShrink: 0,
  padding: '0 12px',
  border: `1px solid ${faintAccent(28)}`,
  borderRadius: 17,
  font: 'inherit',
  ...scale.small,
  whiteSpace: 'nowrap',
  color: ink.secondary,
  background: space.sheet,
  '&:hover': { background: tinted(10) },
  '&[aria-pressed=true]': { borderColor: faintAccent(90), color: ACCENT, background: tinted(14) },
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
