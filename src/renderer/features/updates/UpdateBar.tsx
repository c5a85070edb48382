import RocketLaunchOutlined from '@mui/icons-material/RocketLaunchOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { useEffect, useState, type ReactNode } from 'react'
import { useFocusFallback } from '#renderer/lib/focus.ts'
import { useWindowValue } from '#renderer/lib/store.ts'
import { arrive } from '#renderer/theme/motion.ts'
import { ink, nebula, space } from '#renderer/theme/tokens.ts'
import { announce } from '#renderer/ui/announce.ts'
import { TextButton } from '#renderer/ui/TextButton.tsx'
import type { UpdateNews } from '#shared/updates.ts'
import { copy } from './copy.ts'
import { updateActs, updateNewsAtom } from './update-news.ts'

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
      return {
        says: copy.failed(version),
        more: copy.failedMore,
        act: [copy.retry, download],
        leave: copy.notNow,
      }
    case 'ready':
      return {
        says: copy.ready(version),
        more: copy.readyMore,
        act: [copy.restart, install],
        leave: copy.atQuit,
      }
  }
}

/**
 * A sill at the foot of the window that tells of a new version: what is above it stays where it was, and nothing comes over
 * what the member does (decision 42).
 */
export function UpdateBar() {
  const news = useWindowValue(updateNewsAtom)
  const focus = useFocusFallback(() => document.querySelector<HTMLElement>('main'))
  return (
    <Box {...focus} sx={{ flexShrink: 0 }}>
      {news && <Bar key={news.version} news={news} />}
    </Box>
  )
}

function Bar({ news }: { readonly news: UpdateNews }) {
  const { says, more, act, leave } = wordsOf(news)
  const notes = news.step === 'found' ? news.notes : null
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => announce([says, more].join(' ').trim()), [says, more])
  return (
    <Box
      component="section"
      data-pane
      aria-label={copy.title}
      sx={{
        bgcolor: space.cabin,
        borderTop: `1px solid ${space.line}`,
        fontSize: '0.875rem',
        lineHeight: 1.4,
      }}
    >
      {notes && isOpen && <Notes>{notes}</Notes>}
      <Box sx={row}>
        <RocketLaunchOutlined
          aria-hidden
          sx={{ fontSize: 18, color: nebula.violet, display: { xs: 'none', sm: 'block' } }}
        />
        <Box sx={{ minWidth: 0, flexBasis: { xs: '100%', sm: 'auto' }, overflowWrap: 'anywhere' }}>
          <span>
            {says}{' '}
            {more && (
              <Box component="span" sx={{ color: ink.secondary }}>
                {more}
              </Box>
            )}
          </span>{' '}
          {notes && (
            <TextButton
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
              sx={{ fontSize: 'inherit', lineHeight: 'inherit' }}
            >
              {copy.notes}
            </TextButton>
          )}
        </Box>
        {news.step === 'downloading' && <Percent percent={news.percent} />}
        <Box sx={{ display: 'flex', gap: 0.5, flexShrink: 0, ml: { sm: 1.5 } }}>
          <Button size="small" color="inherit" onClick={putOff} sx={small}>
            {leave}
          </Button>
          {act && (
            <Button size="small" variant="outlined" onClick={act[1]} sx={small}>
              {act[0]}
            </Button>
          )}
        </Box>
      </Box>
    </Box>
  )
}

const row = {
  ...arrive,
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  justifyContent: { xs: 'flex-end', sm: 'center' },
  columnGap: 1.25,
  rowGap: 0.5,
  px: 2,
  py: 0.75,
} as const

/** Buttons as low as the sill. */
const small = { minHeight: 30, px: 1.5, py: 0 } as const

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
