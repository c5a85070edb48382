import { styled } from '@mui/material/styles'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useEffect, useId, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { z } from 'zod/mini'
import { memberMap } from '#renderer/session/member-storage.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { ACCENT } from '#renderer/theme/accent.ts'
import { ink, space } from '#renderer/theme/tokens.ts'
import type { SectionId } from './sections.ts'

interface SectionTabsProps<Name extends string> {
  readonly label: string
  /** Labels by value, in order. */
  readonly tabs: Readonly<Record<Name, string>>
  readonly chosen: Name
  readonly onChoose: (tab: Name) => void
  /** Panel of the current tab. */
  readonly children: ReactNode
}

const Bar = styled(Tabs)({
  borderBottom: `1px solid ${space.line}`,
  // Centred if all tabs fit, otherwise from the start.
  '& [role="tablist"]': { maxWidth: 440, marginInline: 'auto' },
  '& .MuiTabs-scrollableX [role="tablist"]': { width: 'fit-content', maxWidth: 'none' },
  // MUI measures the indicator, too late after a resize.
  '& .MuiTabs-indicator': { display: 'none' },
})

const Choice = styled(Tab)({
  minWidth: 0,
  color: ink.secondary,
  '&.Mui-selected': { color: ACCENT },
  '&.Mui-selected::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    height: 2,
    background: ACCENT,
    '@media (forced-colors: active)': { background: 'Highlight' },
  },
  // Inset, so that the edges of the bar do not cut it off.
  '&.Mui-focusVisible': { outlineOffset: -4, borderRadius: 14 },
})

const Panel = styled('div')({ padding: '24px 20px 28px', outlineOffset: -6, borderRadius: 20 })

/** The tabs of a section. Arrow keys move between them, Enter or Space selects: each selection is a history entry. */
export function SectionTabs<Name extends string>(props: SectionTabsProps<Name>) {
  const { label, tabs, chosen, onChoose, children } = props
  const id = useId()
  return (
    <>
      <Bar
        value={chosen}
        onChange={(_event, tab: Name) => onChoose(tab)}
        variant={Object.keys(tabs).length > 2 ? 'scrollable' : 'fullWidth'}
        allowScrollButtonsMobile
        aria-label={label}
      >
        {Object.entries<string>(tabs).map(([name, text]) => (
          <Choice
            key={name}
            value={name}
            label={text}
            id={`${id}-${name}`}
            aria-controls={name === chosen ? `${id}-panel` : undefined}
          />
        ))}
      </Bar>
      <Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`} tabIndex={0}>
        {children}
      </Panel>
    </>
  )
}

const PARAM = 'pestana'

/** The last visited tab of each section. */
const visitedTabs = memberMap('section-tab', z.string())

/**
 * The current tab of a section, stored in the address so that going back works. Without one, the last visited tab is
 * used, even after a restart.
 * @param tabs values used in the address, the default first
 */
export function useTab<Tab extends string>(section: SectionId, tabs: readonly [Tab, ...Tab[]]) {
  const [params, setParams] = useSearchParams()
  const visited = useMember().part(visitedTabs)
  const find = (wanted: string | null) => tabs.find((tab) => tab === wanted)
  const named = find(params.get(PARAM))
  const tab = named ?? find(visited.get(section) ?? null) ?? tabs[0]
  const go = (to: Tab, replace: boolean) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        next.set(PARAM, to)
        return next
      },
      { replace },
    )
  useEffect(() => {
    if (!named) go(tab, true)
    else if (named !== visited.get(section)) visited.set(section, named)
  })
  return { tab, choose: (chosen: Tab) => go(chosen, false) }
}
