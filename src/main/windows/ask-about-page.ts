import { app, dialog, type BrowserWindow } from 'electron'
import { copy } from '../copy.ts'
import type { Log } from '../log.ts'

export interface PageTrouble {
  readonly message: string
  readonly detail: string
  /** What the button that does something about it says. */
  readonly retry: string
}

/** Tells the member what is wrong with the page and does what they choose: to try again, or to quit. */
export type AskAboutPage = (trouble: PageTrouble, retry: () => void) => void

/** One question at a time: troubles seldom come alone, and one way out is enough. */
export function askAboutPage(window: BrowserWindow, log: Log): AskAboutPage {
  let isAsking = false
  const ask = async ({ retry: button, ...texts }: PageTrouble, retry: () => void) => {
    isAsking = true
    // A question that hangs on a hidden window would be as hidden.
    if (!window.isVisible()) window.show()
    const buttons = [button, copy.trouble.quit]
    const options = { type: 'error' as const, ...texts, buttons, defaultId: 0, cancelId: 0 }
    const { response } = await dialog.showMessageBox(window, options)
    isAsking = false
    if (window.isDestroyed()) return
    if (response === 1) app.quit()
    else retry()
  }
  return (trouble, retry) => {
    if (isAsking) return
    ask(trouble, retry).catch((error: unknown) => log.error('the member could not be asked', error))
  }
}
