import RocketLaunchOutlined from '@mui/icons-material/RocketLaunchOutlined'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { useEffect, useState, type ReactNode } from 'react'
import { arrive } from '#renderer/theme/motion.ts'
import { ink, nebula } from '#renderer/theme/tokens.ts'
import { announce } from '#renderer/ui/announce.ts'
import { TextButton } from '#renderer/ui/TextButton.tsx'
import type { UpdateNews } from '#shared/updates.ts'
import { copy } from './copy.ts'
import { Sill, SillButtons, SillText, sillIcon } from './Sill.tsx'
import { updateActs } from './update-news.ts'

const { download, install, putOff } = updateActs

interface Words {
  readonly says: string
  readonly more?: string
  /** What to do about it, where there is anything. */
  readonly act?: readonly [label: string, onClick: () => void]
  /** The button that has the bar go. */
  readonly leave: string
}

function wordsOf({ step, version }: UpdateNews): Words {
  switch (step) {
    case 'found':
      return { says: copy.found(version), act: [copy.download, download], leave: copy.notNow }
    case 'downloading':
      return { says: copy.downloading(version), leave: copy.hide }
    case 'failed':
    case 'unplaced':
      return { ...copy[step](version), act: [copy.retry, download], leave: copy.notNow }
    case 'ready':
      return {
        says: copy.ready(version),
        more: copy.readyMore,
        act: [copy.restart, install],
        leave: copy.atQuit,
      }
  }
}

/** What the sill tells of a new version, and what can be done about it. */
export function UpdateSill({ news }: { readonly news: UpdateNews }) {
  const { says, more, act, leave } = wordsOf(news)
  const notes = news.step === 'found' ? news.notes : null
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => announce([says, more].join(' ').trim()), [says, more])
  return (
    <Sill title={copy.title} above={notes && isOpen && <Notes>{bulleted(notes)}</Notes>}>
      <RocketLaunchOutlined aria-hidden sx={{ ...sillIcon, color: nebula.violet }} />
      <SillText says={says} more={more}>
        {notes && (
          <TextButton
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            sx={{ fontSize: 'inherit', lineHeight: 'inherit' }}
          >
            {copy.notes}
          </TextButton>
        )}
      </SillText>
      {news.step === 'downloading' && <Percent percent={news.percent} />}
      <SillButtons leave={[leave, putOff]} act={act} />
    </Sill>
  )
}

/** A list as a person reads it, of one in Markdown. */
const bulleted = (notes: string) => notes.replaceAll(/^[-*] /gm, '• ')

function Percent({ percent }: { readonly percent: number }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexShrink: 0 }}>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-label={copy.progress}
        sx={{ width: 120, borderRadius: 2 }}
      />
      <Box component="span" sx={{ minWidth: 36, color: ink.secondary, textAlign: 'right' }}>
        {copy.percent(percent)}
      </Box>
    </Box>
  )
}

/** As they were written; long ones scroll. */
function Notes({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      tabIndex={0}
      role="group"
      aria-label={copy.notes}
      sx={{
        ...arrive,
        width: 'fit-content',
        maxWidth: 680,
        maxHeight: 'min(200px, 30vh)',
        mx: 'auto',
        px: 2,
        pt: 1.25,
        overflowY: 'auto',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        color: ink.secondary,
      }}
    >
      {children}
    </Box>
  )
}
