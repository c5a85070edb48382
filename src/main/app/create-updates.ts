import { app } from 'electron'
import type { EventOutbox } from '../ipc/event-outbox.ts'
import type { UpdateDesk } from '../ipc/handlers/update.ts'
import type { Log } from '../log.ts'
import { askInDialog } from '../platform/updates/ask-in-dialog.ts'
import { loadUpdater } from '../platform/updates/load-updater.ts'
import { Updates } from '../platform/updates/updates.ts'
import { updatesItself } from '../platform/updates/updates-itself.ts'
import type { Choices } from '../settings/choices.ts'
import type { WindowKeeper } from '../windows/window-keeper.ts'

interface UpdateParts {
  readonly windows: Pick<WindowKeeper, 'current'>
  readonly choices: Choices
  readonly outbox: Pick<EventOutbox, 'send'>
  readonly settle: () => Promise<void>
  readonly log: Log
}

/** Creates the updater, unless a package manager or store updates the app. */
export function createUpdates({ windows, choices, outbox, settle, log }: UpdateParts) {
  const updates = new Updates({
    load: () => loadUpdater(log),
    ask: (question) => askInDialog(windows.current(), question),
    // A value below 0 removes the bar.
    showProgress: (fraction) => windows.current()?.setProgressBar(fraction ?? -1),
    settle,
    log,
  })
  const { isPackaged } = app
  const { platform, env: environment, resourcesPath: resources } = process
  const isOurs = updatesItself({ isPackaged, platform, resources, environment })
  const checkNow = isOurs ? () => void updates.checkNow() : null
  return {
    desk: { ...tellQuietly(updates, choices, outbox), look: lookBy(checkNow) },
    /** Checks at once; `null` if the app does not update itself. */
    checkNow,
    follow: () => {
      if (isOurs) updates.follow()
    },
  }
}

/** Checks because a button of the page was pressed. @returns whether this copy of the app checks for updates */
export const lookBy = (checkNow: (() => void) | null) => (): boolean => {
  checkNow?.()
  return checkNow !== null
}

/** Tells the page about updates. News that the member did not ask for wait while 'No molestar' is on. */
export function tellQuietly(
  updates: Pick<Updates, 'news' | 'download' | 'install' | 'putOff'>,
  choices: Pick<Choices, 'quiet' | 'follow'>,
  outbox: Pick<EventOutbox, 'send'>,
): Omit<UpdateDesk, 'look'> {
  const news = () => {
    const { current } = updates.news
    return current?.step === 'found' && choices.quiet !== 'off' ? null : current
  }
  const tell = () => outbox.send('update.changed', news())
  updates.news.onChange(tell)
  choices.follow(({ quietUntil }) => quietUntil, tell)
  return {
    news,
    download: () => void updates.download(),
    install: () => void updates.install(),
    putOff: updates.putOff,
  }
}
