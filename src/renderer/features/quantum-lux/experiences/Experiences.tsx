import EditOutlined from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMemo, useRef, useState } from 'react'
import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { useFocusHeir } from '#renderer/lib/focus.ts'
import { useFirstFailure } from '#renderer/lib/use-first-failure.ts'
import { Panel } from '#renderer/ui/Panel.tsx'
import { EmptyState, ErrorState } from '#renderer/ui/states/Notice.tsx'
import { LoadingRows } from '#renderer/ui/states/LoadingRows.tsx'
import { Telescope } from '#renderer/ui/states/scenes.tsx'
import { copy } from '../copy.ts'
import { ExperienceRows } from './ExperienceRows.tsx'
import { useExperiencePages } from './experiences.ts'
import { GhostExperience } from './GhostExperience.tsx'
import { NewExperienceDialog } from './NewExperienceDialog.tsx'

const texts = copy.experiences

/** What members tell, and where they tell it (spec §2). */
export function Experiences() {
  const [isTelling, setIsTelling] = useState(false)
  const telling = useRef<HTMLButtonElement>(null)
  // What is deleted goes, and the button that asked for it again.
  const heir = useFocusHeir(() => telling.current)
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
