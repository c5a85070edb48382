import { lazyComponent } from '#renderer/lib/lazy-component.tsx'
import { copy } from '../copy.ts'
import { DialogRow } from '../DialogRow.tsx'

const DownloadDialog = lazyComponent(() => import('./DownloadDialog.tsx'), 'DownloadDialog')

/** Leads to the dialog that saves the member's data. */
export const DownloadData = () => <DialogRow texts={copy.downloadData} dialog={DownloadDialog} />
