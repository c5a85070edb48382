import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { paths } from '#renderer/lib/paths.ts'
import { AboveHorizon } from '#renderer/ui/sky/Limb.tsx'
import { Notice } from '#renderer/ui/states/Notice.tsx'
import { BrokenOrbit } from '#renderer/ui/states/scenes.tsx'
import { copy } from './copy.ts'

/** Larger than usual, with lines as thin as those of other drawings. */
const large = {
  '& > svg': {
    width: 'min(400px, 74vw, 60vh)',
    height: 'auto',
    strokeWidth: 1.2,
    filter: 'drop-shadow(0 0 10px rgba(167, 139, 250, 0.45))',
  },
} as const

export function NotFoundPage() {
  return (
    <AboveHorizon>
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
