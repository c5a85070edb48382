import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { paths } from '#renderer/lib/paths.ts'
import { AboveHorizon } from '#renderer/ui/sky/Limb.tsx'
import { Notice } from '#renderer/ui/states/Notice.tsx'
import { BrokenOrbit } from '#renderer/ui/states/scenes.tsx'
import { copy } from './copy.ts'

/** All that is on the page, with lines as thin as those of other drawings. */
const large = {
  '& > svg': {
    width: 'min(680px, 78vw, 62vh)',
    maxWidth: '100%',
    height: 'auto',
    strokeWidth: 0.9,
    filter: 'drop-shadow(0 0 10px rgba(167, 139, 250, 0.45))',
  },
} as const

/** So much room is there over the horizon. */
const filled = { '&& > *': { my: 1 } }

export function NotFoundPage() {
  return (
    <AboveHorizon sx={filled}>
      <Notice
        art={
          <Box sx={large}>
            <BrokenOrbit />
          </Box>
        }
        heading="h1"
        title={copy.notFound.title}
        description={copy.notFound.description}
        action={
          <Button variant="contained" component={Link} to={paths.root}>
            {copy.notFound.toStart}
          </Button>
        }
      />
    </AboveHorizon>
  )
}
