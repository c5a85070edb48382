import { lazyComponent } from '#renderer/lib/lazy-component.tsx'
import { copy } from '../copy.ts'
import { DialogRow } from '../DialogRow.tsx'

const DeleteAccountDialog = lazyComponent(() => import('./DeleteAccountDialog.tsx'), 'DeleteAccountDialog')

/** Leads to the dialog that deletes the account. */
export const DeleteAccount = () => (
  <DialogRow texts={copy.deleteAccount} isDangerous dialog={DeleteAccountDialog} />
)
