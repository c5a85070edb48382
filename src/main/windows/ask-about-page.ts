import { app, dialog, type BrowserWindow } from 'electron'
import { copy } from '../copy.ts'
import type { Log } from '../log.ts'

interface PageTrouble {
  readonly message: string
  readonly detail: string
  /** Label of the button that acts. */
  readonly retry: string
  /** Label of the button that does nothing; without it the second button quits. */
  readonly dismiss?: string
}

/** Tells the member what is wrong with the page; they can retry or quit. */
export type AskAboutPage = (trouble: PageTrouble, retry: () => void) => void

/** One question at a time: problems often come together, and one way out is enough. */
export function askAboutPage(window: BrowserWindow, log: Log): AskAboutPage {
  let isAsking = false
  const ask = async ({ message, detail, retry: button, dismiss }: PageTrouble, retry: () => void) => {
    // A question attached to a hidden window would be hidden too.
    if (!window.isVisible()) window.show()
    const options = {
      type: 'error' as const,
      message,
      detail,
      buttons: [button, dismiss ?? copy.trouble.quit],
      defaultId: 0,
      cancelId: dismiss ? 1 : 0,
    }
    const { response } = await dialog.showMessageBox(window, options)
    if (window.isDestroyed()) return
    if (response === 0) retry()
    else if (!dismiss) app.quit()
  }
  return (trouble, retry) => {
    if (isAsking) return
    isAsking = true
    ask(trouble, retry)
      .catch((error: unknown) => log.error('the member could not be asked', error))
      .finally(() => (isAsking = false))
  }
}
