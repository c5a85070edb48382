import { dialog, type BrowserWindow } from 'electron'
import type { Question } from './updates.ts'

/** Asks in a system dialog, attached to the window if one is visible. @returns index of the button */
export async function askInDialog(
  window: BrowserWindow | undefined,
  { message, detail, buttons }: Question,
): Promise<number> {
  const options = {
    type: 'info' as const,
    message,
    detail,
    buttons: [...buttons],
    defaultId: 0,
    cancelId: buttons.length - 1,
  }
  const { response } = window?.isVisible()
    ? await dialog.showMessageBox(window, options)
    : await dialog.showMessageBox(options)
  return response
}
