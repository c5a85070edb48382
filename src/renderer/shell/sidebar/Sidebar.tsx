import Box from '@mui/material/Box'
import { useWaiting } from '#renderer/entities/friends/pending-requests.ts'
import { sidebarGroups, type SectionId } from '#renderer/entities/section/sections.ts'
import { ink, scale, space } from '#renderer/theme/tokens.ts'
import { copy } from '../copy.ts'
import { NavItem } from './NavItem.tsx'

interface SidebarProps {
  readonly rail: boolean
  readonly onChosen?: () => void
}

/** Scrolls without a bar, for which a rail has no room: what is beyond its ends fades out. */
const unbarred = {
  scrollbarWidth: 'none',
  maskImage: 'linear-gradient(transparent, #000 12px calc(100% - 20px), transparent)',
} as const

/** Where requests are answered. */
const ANSWERS: ReadonlySet<string> = new Set<SectionId>(['amigos', 'profile'])

/** All sections and the profile, with 'Versión Beta' below (spec §2). */
export function Sidebar({ rail, onChosen }: SidebarProps) {
  const waiting = useWaiting()
  return (
    <Box
      component="nav"
      aria-label={copy.sections}
      sx={{ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 }}
    >
      <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto', px: 1.5, py: 1.5, ...(rail && unbarred) }}>
        {sidebarGroups.map(({ title, sections }, index) => (
          <Box
            key={index}
            sx={{ '& + &': rail ? { mt: 0.5, pt: 0.5, borderTop: `1px solid ${space.line}` } : { mt: 2 } }}
          >
            {title && !rail && (
              <Box aria-hidden sx={{ px: 1.5, pb: 0.75, ...scale.small, fontWeight: 600, color: ink.muted }}>
                {title}
              </Box>
            )}
            <Box component="ul" aria-label={title ?? undefined} sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {sections.map((section) => (
                <li key={section.id}>
                  <NavItem
                    section={section}
                    rail={rail}
                    waiting={ANSWERS.has(section.id) ? waiting : null}
                    onChosen={onChosen}
                  />
                </li>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
      <Box
        component="p"
        sx={{
          m: 0,
          // In two lines on a rail.
          px: rail ? 1 : 3,
          py: rail ? 0.75 : 1.5,
          ...scale.small,
          textAlign: rail ? 'center' : 'left',
          color: ink.muted,
        }}
      >
        {copy.beta}
      </Box>
    </Box>
  )
}
