import path from 'node:path'
import { app, dialog, type BrowserWindow, type FileFilter } from 'electron'
import type { FileKind } from '#shared/bridge.ts'
import { FILE_RULES } from '#shared/file-rules.ts'
import { copy } from '../../copy.ts'
import { PartialFile } from './partial-file.ts'

/** Asks for one file of a kind; `null` when the member cancels. */
export async function chooseFile(window: BrowserWindow, kind: FileKind): Promise<string | null> {
  const answer = await dialog.showOpenDialog(window, {
    title: copy.files.choose,
    buttonLabel: copy.files.chooseButton,
    properties: ['openFile'],
    filters: filtersOf(kind),
  })
  return answer.canceled ? null : (answer.filePaths[0] ?? null)
}

/** Asks where to save something; `null` when the member cancels. */
export async function choosePlace(window: BrowserWindow, suggestedName: string): Promise<string | null> {
  const answer = await dialog.showSaveDialog(window, {
    title: copy.files.save,
    buttonLabel: copy.files.saveButton,
    defaultPath: path.join(app.getPath('downloads'), safeName(suggestedName)),
  })
  return answer.canceled || !answer.filePath ? null : answer.filePath
}

/**
 * Asks where to save and writes the bytes, all or nothing; `false` when the member cancels.
 * @throws {RouteError} `file.disk_full`, `file.unwritable`
 */
export async function saveFile(
  window: BrowserWindow,
  suggestedName: string,
  bytes: Uint8Array,
): Promise<boolean> {
  const place = await choosePlace(window, suggestedName)
  if (place === null) return false
  const file = new PartialFile(place)
  await file.write(bytes)
  await file.finish()
  return true
}

/** One filter for everything accepted, then one for each group if there are several. */
function filtersOf(kind: FileKind): FileFilter[] {
  const groups = FILE_RULES[kind].map(({ name, types }) => ({
    name: copy.files.groups[name],
    extensions: Object.values(types).flat(),
  }))
  if (groups.length === 1) return groups
  return [{ name: copy.files.accepted, extensions: groups.flatMap((group) => group.extensions) }, ...groups]
}

/** The suggestion comes from the page: only a plain file name may reach the dialog. */
const safeName = (name: string) => path.basename(name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_'))
