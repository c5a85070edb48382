import type { FileDialogs } from '../../platform/files/file-dialogs.ts'
import { inspectFile } from '../../platform/files/inspect-file.ts'
import type { LastChosenPlace } from '../../platform/files/last-chosen-place.ts'
import type { OneTimeFiles } from '../../platform/files/one-time-files.ts'
import type { DomainHandlers } from '../handlers.ts'

export const fileHandlers = (
  dialogs: FileDialogs,
  files: OneTimeFiles,
  place: LastChosenPlace,
): DomainHandlers<'file'> => ({
  'file.open_dialog': async ({ kind }) => {
    const chosen = await dialogs.chooseFile(kind)
    return chosen === null ? null : files.offer(await inspectFile(chosen, kind))
  },
  'file.save_dialog': ({ suggestedName, bytes }) => dialogs.saveFile(suggestedName, bytes),
  'file.place_dialog': async ({ suggestedName }) => {
    const chosen = await dialogs.choosePlace(suggestedName)
    return chosen === null ? null : place.offer(chosen)
  },
  'file.write_part': async ({ token, bytes }) => {
    await place.at(token).write(bytes)
    return null
  },
  'file.finish_parts': async ({ token }) => {
    await place.at(token).finish()
    return null
  },
  'file.discard_parts': async ({ token }) => {
    await place.at(token).discard()
    return null
  },
})
