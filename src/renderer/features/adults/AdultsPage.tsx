import Box from '@mui/material/Box'
import { useRef, type ReactNode } from 'react'
import { Lead, SectionPage } from '#renderer/entities/section/SectionPage.tsx'
import { useFocusHeir } from '#renderer/lib/focus.ts'
import { ErrorState } from '#renderer/ui/states/Notice.tsx'
import { Area } from './area/Area.tsx'
import { copy } from './copy.ts'
import { Stage } from './drawings/Stage.tsx'
import { RestrictedDialog } from './gate/RestrictedDialog.tsx'
import { useAgeGate } from './gate/use-age-gate.ts'
import { Waiting } from './gate/Waiting.tsx'

interface AdultsPageProps {
  /** What is published in the area: drawn, and asked for, behind the gate only. */
  readonly posts: ReactNode
}

/** The area for adults (spec §2): nothing of it is asked for or shown before the gate has answered. */
export function AdultsPage({ posts }: AdultsPageProps) {
  const { gate, retry } = useAgeGate()
  const content = useRef<HTMLDivElement>(null)
  // The button that asks again goes with the failure.
  const heir = useFocusHeir(() => content.current?.querySelector('h2'))
  return (
    <SectionPage section="lizysfriends" art={<Stage />}>
      <Lead>{copy.lead}</Lead>
      <Box ref={content} sx={{ mt: 3, textAlign: 'start' }} {...heir}>
        {gate === 'waiting' && <Waiting />}
        {gate === 'failed' && <ErrorState message={copy.gate.loadFailed} onRetry={() => void retry()} />}
        {gate === 'restricted' && <RestrictedDialog />}
        {gate === 'open' && <Area posts={posts} />}
      </Box>
    </SectionPage>
  )
}
