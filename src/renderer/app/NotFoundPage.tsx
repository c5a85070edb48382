import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { paths } from '#renderer/lib/paths.ts'
import { AboveHorizon } from '#renderer/ui/sky/Limb.tsx'
import { Notice } from '#renderer/ui/states/Notice.tsx'
import { BrokenOrbit } from '#renderer/ui/states/scenes.tsx'
import { copy } from './copy.ts'

export function NotFoundPage() {
  return (
    <AboveHorizon>
      <Notice
        art={<BrokenOrbit />}
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
