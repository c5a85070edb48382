import Button from '@mui/material/Button'
import { desktop, unwrap } from '#renderer/lib/desktop.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy } from '../copy.ts'
import { SettingsRow } from '../SettingsRow.tsx'

const texts = copy.machine.silenced

/**
 * What to do about a system that shows no notifications.
 * @param canOpen its own settings have a page for them that can be opened
 */
export function SilencedRow({ canOpen }: { readonly canOpen: boolean }) {
  const toasts = useToasts()
  const open = () =>
    void unwrap(desktop.notifications.openSettings()).catch((error: unknown) => {
      console.error('the settings of the system could not be opened', error)
      toasts.error(texts.failed)
    })
  return (
    <SettingsRow title={texts.title} description={texts.description}>
      {canOpen && (
        <Button variant="outlined" color="inherit" onClick={open}>
          {texts.act}
        </Button>
      )}
    </SettingsRow>
  )
}
