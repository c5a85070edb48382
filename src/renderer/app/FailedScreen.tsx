import Button from '@mui/material/Button'
import { Notice } from '#renderer/ui/states/Notice.tsx'
import { Eclipse } from '#renderer/ui/states/scenes/Eclipse.tsx'
import { copy } from './copy.ts'

/** Instead of a blank window, whatever goes wrong first. */
export function FailedScreen() {
  return (
    <Notice
      role="alert"
      heading="h1"
      art={<Eclipse />}
      title={copy.failed.title}
      description={copy.failed.description}
      action={
        <Button variant="outlined" onClick={() => location.reload()}>
          {copy.failed.reload}
        </Button>
      }
    />
  )
}
