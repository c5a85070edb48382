import ArrowBack from '@mui/icons-material/ArrowBackRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { ink } from '#renderer/theme/tokens.ts'
import { Panel } from '#renderer/ui/Panel.tsx'
import { copy } from '../copy.ts'

interface PanelFrameProps {
  readonly title: string
  readonly lead: string
  readonly onBack: () => void
  /** On the panel's own surface. */
  readonly children?: ReactNode
  /** With a surface of its own. */
  readonly below?: ReactNode
}

/** A panel of the area, with the way back to the choice. */
export function PanelFrame({ title, lead, onBack, children, below }: PanelFrameProps) {
  const back = (
    // Its words stand in line with what is around it.
    <Button size="small" color="inherit" startIcon={<ArrowBack />} onClick={onBack} sx={{ mx: -1.75 }}>
      {copy.chooser.back}
    </Button>
  )
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.75, maxWidth: 720, mx: 'auto' }}
    >
      <Panel title={title} action={back}>
        <Typography sx={{ color: ink.secondary, textWrap: 'pretty' }}>{lead}</Typography>
        {children}
      </Panel>
      {below}
    </Box>
  )
}
