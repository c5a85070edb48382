import { EventEmitter } from 'node:events'

/** Only what others tell by it: on Linux Electron has no updater of its own. */
export const autoUpdater = new EventEmitter()
