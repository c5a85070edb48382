import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import { Link } from 'react-router-dom'
import { paths } from '#renderer/lib/paths.ts'
import { Notice } from '#renderer/ui/states/Notice.tsx'
import { BrokenOrbit } from '#renderer/ui/states/scenes/BrokenOrbit.tsx'
import { copy } from './copy.ts'

export function NotFoundPage() {
  return (
    <Box sx={{ minHeight: '100%', display: 'grid', placeItems: 'center' }}>
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
    </Box>
  )
}
