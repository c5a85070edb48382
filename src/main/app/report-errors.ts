import { app, dialog } from 'electron'
import { copy } from '../copy.ts'
import type { Log } from '../log.ts'

/**
 * Logs uncaught errors and asks the member how to go on; Electron would show a dialog in English, with a stack trace.
 */
export function reportErrors(log: Log): void {
  let isAsking = false
  const ask = async () => {
    const { message, detail, proceed, quit } = copy.mainError
    const buttons = [proceed, quit]
    const { response } = await dialog.showMessageBox({
      type: 'error',
      message,
      detail,
      buttons,
      defaultId: 0,
      cancelId: 0,
    })
    if (response === 1) app.quit()
  }
  const report = (message: string) => (error: unknown) => {
    log.error(message, error)
    if (isAsking || !app.isReady()) return
    isAsking = true
    ask()
      .catch((cause: unknown) => log.error('the member could not be told of an error', cause))
      .finally(() => (isAsking = false))
  }
  process.on('uncaughtException', report('an error was not caught'))
  process.on('unhandledRejection', report('a rejection was not caught'))
  app.on('child-process-gone', (_event, { type, reason, exitCode }) => {
    if (reason !== 'clean-exit') log.error(`a process ended: ${type}, ${reason}, exit code ${exitCode}`)
  })
}
