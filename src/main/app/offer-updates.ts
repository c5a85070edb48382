import { app } from 'electron'
import type { Log } from '../log.ts'
import { askInDialog } from '../platform/updates/ask-in-dialog.ts'
import { loadUpdater } from '../platform/updates/load-updater.ts'
import { Updates } from '../platform/updates/updates.ts'
import { updatesItself } from '../platform/updates/updates-itself.ts'
import type { WindowKeeper } from '../windows/window-keeper.ts'

/** Has the app look for its updates. @returns what looks at once, `null` where somebody else keeps it up to date */
export function offerUpdates(windows: WindowKeeper, log: Log): (() => void) | null {
  const { isPackaged } = app
  const { platform, env: environment, resourcesPath: resources } = process
  if (!updatesItself({ isPackaged, platform, resources, environment })) return null
  const updates = new Updates({
    load: () => loadUpdater(log),
    ask: (question) => askInDialog(windows.current(), question),
    // Below 0 it goes.
    showProgress: (fraction) => windows.current()?.setProgressBar(fraction ?? -1),
    log,
  })
  updates.follow()
  return () => void updates.checkNow()
}
