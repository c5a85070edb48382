import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useFocusFallback } from '#renderer/lib/focus.ts'
import { useFirstFailure } from '#renderer/lib/use-first-failure.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { radius, space } from '#renderer/theme/tokens.ts'
import { Panel } from '#renderer/ui/Panel.tsx'
import { LoadingRows } from '#renderer/ui/states/LoadingRows.tsx'
import { RetryNote } from '#renderer/ui/states/RetryNote.tsx'
import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { copy } from './copy.ts'
import { Picture } from './Picture.tsx'
import { slotsOf } from './slots.ts'
import { listBanners } from './api.ts'

const texts = copy.catalogue

/** The first slot takes two places: then nineteen fill every row of five, of four and of two. */
const Slots = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: 10,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > :first-of-type': { gridColumn: 'span 2' },
  '@container (max-width: 760px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '@container (max-width: 520px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
})

const Slot = styled('li')({
  height: 'clamp(84px, 15cqi, 120px)',
  borderRadius: radius.medium,
  overflow: 'clip',
  backgroundColor: space.raised,
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  '@media (forced-colors: active)': { border: '1px solid' },
})

/** The 19 slots of the catalogue (spec §9). */
export function Catalogue() {
  const { data: banners, isError, refetch } = useBanners()
  const place = useRef<HTMLDivElement>(null)
  const heir = useFocusFallback(() => place.current?.querySelector('h2'))
  return (
    <Box ref={place} {...heir}>
      <Panel title={texts.title}>
        {!banners && isError && (
          <Box sx={{ mb: 1.5 }}>
            <RetryNote text={texts.loadFailed} onRetry={() => void refetch()} />
          </Box>
        )}
        {banners || isError ? <Pictures slots={slotsOf(banners ?? [])} /> : <GhostSlots />}
      </Panel>
    </Box>
  )
}

function Pictures({ slots }: { readonly slots: readonly (string | null)[] }) {
  return (
    <Slots aria-label={texts.title}>
      {slots.map((stored, index) => (
        <Slot key={index}>
          <Box
            role="img"
            aria-label={stored === null ? texts.empty(index + 1) : texts.piece(index + 1)}
            sx={{ height: '100%' }}
          >
            <Picture stored={stored} figure={index} />
          </Box>
        </Slot>
      ))}
    </Slots>
  )
}

const GhostSlots = () => (
  <LoadingRows
    label={texts.loading}
    count={1}
    row={() => (
      <Slots aria-hidden>
        {slotsOf([]).map((_, index) => (
          <Slot key={index} />
        ))}
      </Slots>
    )}
  />
)

/** The banners of the catalogue; that they could not be loaded is told (spec §8). */
function useBanners() {
  const { supabase } = useMember()
  const query = useQuery({ queryKey: ['banners'], queryFn: ({ signal }) => listBanners(supabase, signal) })
  const reportFailure = useReportFailure('echo')
  useFirstFailure('banners', query, (cause) => reportFailure(copy.catalogue.loadFailed, cause))
  return query
}
