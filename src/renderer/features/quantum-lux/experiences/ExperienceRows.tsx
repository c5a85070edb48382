import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { LoadMore } from '#renderer/ui/states/LoadMore.tsx'
import { useFocusOnMore } from '#renderer/ui/virtual-list/list-focus.ts'
import { useNearEnd, useVirtualList } from '#renderer/ui/virtual-list/use-virtual-list.ts'
import { VirtualRows } from '#renderer/ui/virtual-list/VirtualRows.tsx'
import { copy } from '../copy.ts'
import type { Experience } from './experience.ts'
import { ExperienceItem } from './ExperienceItem.tsx'
import { useNextExperiences, type useExperiencePages } from './experiences.ts'
import { useRemoveExperience } from './use-remove-experience.ts'

const texts = copy.experiences

/** Pixels of an experience with two lines of text. */
const ROW = 165
/** Experiences below the window when more are fetched. */
const AHEAD = 6

interface ExperienceRowsProps {
  readonly experiences: readonly Experience[]
  readonly query: ReturnType<typeof useExperiencePages>
}

/** Experiences of which the page holds those near the window. */
export function ExperienceRows({ experiences, query }: ExperienceRowsProps) {
  const { hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError } = query
  const ids = useMemo(() => experiences.map(({ id }) => id), [experiences])
  const list = useVirtualList({ ids, estimate: ROW, overscan: 4 })
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
