import path from 'node:path'
import { dialog, type BrowserWindow, type FileFilter } from 'electron'
import type { FileKind } from '#shared/bridge.ts'
import { FILE_RULES } from '#shared/file-rules.ts'
import { copy } from '../../copy.ts'
import { LastFolders } from './last-folders.ts'
import { PartialFile } from './partial-file.ts'

/** The system's dialogs for files, each starting where the last one of its kind ended. */
export class FileDialogs {
  readonly #window: () => BrowserWindow
  readonly #folders = new LastFolders()

  constructor(window: () => BrowserWindow) {
    this.#window = window
  }

  /** Asks for one file of a kind; `null` when the member cancels. */
  async chooseFile(kind: FileKind): Promise<string | null> {
    const { canceled, filePaths } = await dialog.showOpenDialog(this.#window(), {
      ...titled(copy.files.choose),
      buttonLabel: copy.files.chooseButton,
      defaultPath: this.#folders.of(kind),
      properties: ['openFile'],
      filters: filtersOf(kind),
    })
    return canceled ? null : this.#chosen(kind, filePaths[0])
  }

  /** Asks where to save something; `null` when the member cancels. */
  async choosePlace(suggestedName: string): Promise<string | null> {
    const { canceled, filePath } = await dialog.showSaveDialog(this.#window(), {
      ...titled(copy.files.save),
      buttonLabel: copy.files.saveButton,
      defaultPath: path.join(this.#folders.of('saving'), safeName(suggestedName)),
    })
    return canceled ? null : this.#chosen('saving', filePath)
  }

  /**
   * Asks where to save and writes the bytes, all or nothing; `false` when the member cancels.
   * @throws {RouteError} `file.disk_full`, `file.unwritable`
   */
  async saveFile(suggestedName: string, bytes: Uint8Array): Promise<boolean> {
    const place = await this.choosePlace(suggestedName)
    if (place === null) return false
    const file = new PartialFile(place)
    await file.write(bytes)
    await file.finish()
    return true
  }

  #chosen(purpose: FileKind | 'saving', file: string | undefined): string | null {
    if (!file) return null
    this.#folders.chosen(purpose, file)
    return file
  }
}

/** macOS shows no title there, but a message. */
const titled = (title: string) => ({ title, message: title })

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
