import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import { Link } from 'react-router-dom'
import { paths } from '#renderer/lib/paths.ts'
import { Notice } from '#renderer/ui/states/Notice.tsx'
import { QuietOrbit } from '#renderer/ui/states/QuietOrbit.tsx'

export function NotFoundPage() {
  return (
    <Box sx={{ minHeight: '100%', display: 'grid', placeItems: 'center' }}>
      <Notice
        art={<QuietOrbit />}
        heading="h1"
        title="Aquí solo hay espacio vacío"
        description="Esta página no existe o cambió de órbita."
        action={
          <Button variant="contained" component={Link} to={paths.root}>
            Volver al inicio
          </Button>
        }
      />
    </Box>
  )
}
