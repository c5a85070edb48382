import Button from '@mui/material/Button'
import { Notice } from '#renderer/ui/states/Notice.tsx'
import { QuietOrbit } from '#renderer/ui/states/QuietOrbit.tsx'

/** Instead of a blank window, whatever goes wrong first. */
export function FailedScreen() {
  return (
    <Notice
      role="alert"
      heading="h1"
      art={<QuietOrbit />}
      title="Algo se salió de órbita"
      description="Esta pantalla no se pudo mostrar. Tus borradores siguen guardados."
      action={
        <Button variant="outlined" onClick={() => location.reload()}>
          Volver a cargar
        </Button>
      }
    />
  )
}
