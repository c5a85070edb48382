import { lazyComponent } from '#renderer/lib/lazy-component.tsx'
import { DialogRow } from '../SettingsRow.tsx'
import { copy } from './copy.ts'
import { useDevices } from './use-devices.ts'

const SecondStepDialog = lazyComponent(() => import('./SecondStepDialog.tsx'), 'SecondStepDialog')

/** Says whether the account has a second step, and leads to the dialog for it. */
export function SecondStepRow() {
  const { data: devices } = useDevices()
  const { title, description, act } = copy.row
  const state = devices && (devices.length === 0 ? copy.off : copy.on(devices.length))
  return (
    <DialogRow
      texts={{ title, description: state ? `${description} ${state}` : description, act }}
      dialog={SecondStepDialog}
    />
  )
}
