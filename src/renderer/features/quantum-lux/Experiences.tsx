import EditOutlined from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMemo, useRef, useState } from 'react'
import Stack from '@mui/material/Stack'
import { useFocusFallback } from '#renderer/lib/focus.ts'
import { useFirstFailure } from '#renderer/lib/use-first-failure.ts'
import { Panel } from '#renderer/ui/Panel.tsx'
import { LoadingRows } from '#renderer/ui/states/LoadingRows.tsx'
import { LoadMore } from '#renderer/ui/states/LoadMore.tsx'
import { EmptyState, ErrorState } from '#renderer/ui/states/Notice.tsx'
import { Telescope } from '#renderer/ui/states/scenes.tsx'
import { SkeletonLine } from '#renderer/ui/states/skeleton.ts'
import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { useFocusOnMore } from '#renderer/ui/virtual-list/list-focus.ts'
import { idsInSight, useNearEnd, useVirtualList } from '#renderer/ui/virtual-list/use-virtual-list.ts'
import { VirtualRows } from '#renderer/ui/virtual-list/VirtualRows.tsx'
import { copy } from './copy.ts'
import {
  useExperiencePages,
  useGoneExperiences,
  useNextExperiences,
  useRemoveExperience,
} from './experiences.ts'
import { NewExperienceDialog } from './NewExperienceDialog.tsx'
import type { Experience } from './experience.ts'
import { Cover, ExperienceItem, Row } from './ExperienceItem.tsx'

/** Pixels of an experience with two lines of text. */
const ROW = 165
/** Experiences below the window when more are fetched. */
const AHEAD = 6

interface ExperienceRowsProps {
  readonly experiences: readonly Experience[]
  readonly query: ReturnType<typeof useExperiencePages>
}

/** Experiences of which the page holds those near the window. */
function ExperienceRows({ experiences, query }: ExperienceRowsProps) {
  const { hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError } = query
  const ids = useMemo(() => experiences.map(({ id }) => id), [experiences])
  const list = useVirtualList({ ids, estimate: ROW, overscan: 4 })
  useGoneExperiences(() => idsInSight(ids, list.virtualizer))
  const fetchNext = useNextExperiences(query)
  const onMore = () => void fetchNext()
  useNearEnd(list, AHEAD, hasNextPage && !isFetching && !isFetchNextPageError, onMore)
  const focus = useFocusOnMore(ids, list.element)
  const { remove, goingId } = useRemoveExperience()
  return (
    <>
      <VirtualRows list={list} component="ul" aria-label={texts.title} aria-busy={isFetching}>
        {(index) => {
          const experience = experiences[index]
          return (
            experience && (
              <ExperienceItem
                experience={experience}
                isGoing={experience.id === goingId}
                onRemove={() => void remove(experience)}
              />
            )
          )
        }}
      </VirtualRows>
      {(hasNextPage || isFetchNextPageError) && (
        <Box sx={{ display: 'grid', justifyItems: 'center', pt: 2 }}>
          <LoadMore
            variant="outlined"
            label={texts.more}
            isLoading={isFetchingNextPage}
            failure={isFetchNextPageError ? texts.loadFailed : null}
            onMore={onMore}
            focus={focus}
          />
        </Box>
      )}
    </>
  )
}

const texts = copy.experiences

/** Experiences of members, and the form for a new one (spec §2). */
export function Experiences() {
  const [isTelling, setIsTelling] = useState(false)
  const telling = useRef<HTMLButtonElement>(null)
  // What is deleted goes, and the button that asked for it again.
  const heir = useFocusFallback(() => telling.current)
  const tell = (
    <Button
      ref={telling}
      variant="contained"
      startIcon={<EditOutlined />}
      aria-haspopup="dialog"
      onClick={() => setIsTelling(true)}
    >
      {copy.create.open}
    </Button>
  )
  return (
    <Box {...heir}>
      <Panel title={texts.title} action={tell}>
        <List />
      </Panel>
      <NewExperienceDialog isOpen={isTelling} onClose={() => setIsTelling(false)} />
    </Box>
  )
}

function List() {
  const query = useExperiencePages()
  const { data, isError, refetch } = query
  const reportFailure = useReportFailure('echo')
  useFirstFailure('experiences', query, (cause) => reportFailure(texts.loadFailed, cause))
  const experiences = useMemo(() => data?.pages.flatMap((page) => page.experiences), [data])
  if (!experiences)
    return isError ? (
      <ErrorState message={texts.loadFailed} onRetry={() => void refetch()} />
    ) : (
      <LoadingRows label={texts.loading} count={3} row={(index) => <GhostExperience index={index} />} />
    )
  if (experiences.length > 0) return <ExperienceRows experiences={experiences} query={query} />
  return <EmptyState scene={<Telescope />} title={texts.emptyTitle} description={texts.emptyText} />
}

/** Stands for an experience with two lines of text. */
function GhostExperience({ index }: { readonly index: number }) {
  return (
    <Row>
      <Cover />
      <Stack sx={{ height: 54, pt: '10px', gap: '16px' }}>
        <SkeletonLine sx={{ width: `${36 + ((index * 11) % 18)}%` }} />
        <SkeletonLine sx={{ width: '22%' }} />
      </Stack>
      <Stack sx={{ height: 86, pt: '6px', gap: '14px' }}>
        <SkeletonLine sx={{ width: '94%' }} />
        <SkeletonLine sx={{ width: `${48 + ((index * 23) % 32)}%` }} />
      </Stack>
    </Row>
  )
}
