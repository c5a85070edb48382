import { lazyComponent } from '#renderer/lib/lazy-component.tsx'
import { copy } from '../copy.ts'
import { DialogRow } from '../DialogRow.tsx'

const ChangePasswordDialog = lazyComponent(() => import('./ChangePasswordDialog.tsx'), 'ChangePasswordDialog')

/** Leads to the dialog that changes the password. */
export const ChangePassword = () => <DialogRow texts={copy.changePassword} dialog={ChangePasswordDialog} />
