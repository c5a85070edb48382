import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useFocusFallback } from '#renderer/lib/focus.ts'
import { useFirstFailure } from '#renderer/lib/use-first-failure.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { ink, scale, space } from '#renderer/theme/tokens.ts'
import { clearing } from '#renderer/ui/sky/clearing.ts'
import { LoadingRows } from '#renderer/ui/states/LoadingRows.tsx'
import { RetryNote } from '#renderer/ui/states/RetryNote.tsx'
import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { copy } from './copy.ts'
import { Rosette } from './Picture.tsx'
import { slotsOf } from './slots.ts'
import { listBanners } from './api.ts'

const texts = copy.catalogue

const GAP = 20

const across = (count: number) => ({ width: `calc((100% - ${(count - 1) * GAP}px) / ${count})` })

/** They shine in the sky as they stand; what is left over for the last row stands in its middle. */
const Slots = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `12px ${GAP}px`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    ...across(5),
    '@container (max-width: 760px)': across(4),
    '@container (max-width: 520px)': across(3),
    '@container (max-width: 360px)': across(2),
  },
})

const Ghost = styled('div')({
  aspectRatio: '1',
  borderRadius: '50%',
  border: `1px dashed ${space.lineStrong}`,
})

/** The name of its light under each; what the picture says to who cannot see it. */
const Caption = styled('p')({
  ...clearing,
  '&::before': { ...clearing['&::before'], inset: '0 25%', borderRadius: 18 },
  margin: '6px 0 0',
  ...scale.preview,
  fontWeight: 600,
  color: ink.primary,
  textAlign: 'center',
  '&[data-empty]': { fontWeight: 400, color: ink.secondary },
})

/** Its words have a ground each: the line below them reaches further. */
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '2px 20px',
  margin: '0 0 20px',
  paddingBottom: 12,
  borderBottom: `1px solid ${space.lineStrong}`,
  '& > *': { ...clearing, margin: 0 },
  '& > p': { ...clearing, ...scale.ui, color: ink.secondary },
})

/** The 19 slots of the catalogue (spec §9). */
export function Catalogue() {
  const { data: banners, isError, refetch } = useBanners()
  const slots = banners && slotsOf(banners)
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const heir = useFocusFallback(() => place.current?.querySelector('h2'))
  return (
    <Box ref={place} {...heir}>
      <section aria-labelledby={id}>
        <Head>
          <Typography id={id} variant="h2">
            {texts.title}
          </Typography>
          {slots && <p>{texts.filled(slots.filter((stored) => stored !== null).length, slots.length)}</p>}
        </Head>
        {!banners && isError && (
          <Box sx={{ mb: 1.5 }}>
            <RetryNote text={texts.loadFailed} onRetry={() => void refetch()} />
          </Box>
        )}
        {banners || isError ? <Pictures slots={slots ?? slotsOf([])} /> : <GhostSlots />}
      </section>
    </Box>
  )
}

function Pictures({ slots }: { readonly slots: readonly (string | null)[] }) {
  return (
    <Slots aria-label={texts.title}>
      {slots.map((stored, index) => {
        const light = texts.lights[index] ?? ''
        const isEmpty = stored === null
        return (
          <li key={light}>
            <div role="img" aria-label={(isEmpty ? texts.empty : texts.piece)(light, index + 1)}>
              <Rosette stored={stored} figure={index} />
            </div>
            <Caption aria-hidden data-empty={isEmpty || undefined}>
              {light}
            </Caption>
          </li>
        )
      })}
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
          <li key={index}>
            <Ghost />
          </li>
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
