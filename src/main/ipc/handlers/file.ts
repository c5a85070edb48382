import { existsSync } from 'node:fs'
import { shell } from 'electron'
import { mostAtOnce } from '#shared/files/file-rules.ts'
import type { FileDialogs } from '../../platform/files/file-dialogs.ts'
import { inspectFile } from '../../platform/files/inspect-file.ts'
import type { ChosenPlaces } from '../../platform/files/chosen-places.ts'
import type { OneTimeFiles } from '../../platform/files/one-time-files.ts'
import { RouteError } from '../../route-error.ts'
import type { DomainHandlers } from '../handlers.ts'

/** @throws errors that are not refusals */
function refusal(error: unknown): RouteError {
  if (error instanceof RouteError) return error
  throw error
}

export const fileHandlers = (
  dialogs: FileDialogs,
  files: OneTimeFiles,
  places: ChosenPlaces,
): DomainHandlers<'file'> => ({
  'file.open_dialog': async ({ kind }) => {
    const chosen = await dialogs.chooseFile(kind)
    return chosen === null ? null : files.offer(await inspectFile(chosen, kind))
  },
  'file.open_several': async ({ kind }) => {
    const chosen = await dialogs.chooseFiles(kind)
    const most = mostAtOnce(kind)
    const taken = await Promise.all(
      chosen.slice(0, most).map((file) => inspectFile(file, kind).catch(refusal)),
    )
    return {
      opened: taken.flatMap((file) => (file instanceof RouteError ? [] : [files.offer(file)])),
      refused: taken.flatMap((file) => (file instanceof RouteError ? [file.code] : [])),
      surplus: Math.max(0, chosen.length - most),
    }
  },
  'file.save_dialog': async ({ suggestedName, bytes }) => {
    const chosen = await dialogs.choosePlace(suggestedName)
    return chosen === null ? null : places.save(chosen, bytes)
  },
  'file.place_dialog': async ({ suggestedName }) => {
    const chosen = await dialogs.choosePlace(suggestedName)
    return chosen === null ? null : places.offer(chosen)
  },
  'file.write_part': async ({ token, bytes }) => {
    await places.at(token).write(bytes)
    return null
  },
  'file.finish_parts': async ({ token }) => {
    await places.finish(token)
    return null
  },
  'file.discard_parts': async ({ token }) => {
    await places.at(token).discard()
    return null
  },
  'file.show_in_folder': ({ token }) => {
    const file = places.savedAt(token)
    if (file === undefined || !existsSync(file))
      throw new RouteError('file.unreadable', 'the saved file no longer exists')
    shell.showItemInFolder(file)
    return null
  },
})
