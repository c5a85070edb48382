import type { BrowserWindow } from 'electron'
import { chooseFile, saveFile } from '../../platform/files/file-dialogs.ts'
import { inspectFile } from '../../platform/files/inspect-file.ts'
import type { OneTimeFiles } from '../../platform/files/one-time-files.ts'
import type { DomainHandlers } from '../handlers.ts'

export const fileHandlers = (window: () => BrowserWindow, files: OneTimeFiles): DomainHandlers<'file'> => ({
  'file.open_dialog': async ({ kind }) => {
    const chosen = await chooseFile(window(), kind)
    return chosen === null ? null : files.offer(await inspectFile(chosen, kind))
  },
  'file.save_dialog': ({ suggestedName, bytes }) => saveFile(window(), suggestedName, bytes),
})
