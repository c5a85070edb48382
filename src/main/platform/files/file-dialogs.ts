import path from 'node:path'
import { app, dialog, type BrowserWindow, type FileFilter, type OpenDialogOptions } from 'electron'
import type { FileKind } from '#shared/bridge.ts'
import { plainFileName } from '#shared/files/file-name.ts'
import { FILE_RULES } from '#shared/files/file-rules.ts'
import { copy } from '../../copy.ts'

type Purpose = FileKind | 'saving'

const DEFAULTS: Readonly<Record<Purpose, Parameters<typeof app.getPath>[0]>> = {
  'post-media': 'pictures',
  image: 'pictures',
  'blog-cover': 'pictures',
  'blog-content': 'documents',
  'chat-file': 'documents',
  saving: 'downloads',
}

/** The last folder for each purpose, stored on disk. */
interface FolderMemory {
  of(purpose: string): string | undefined
  keep(purpose: string, folder: string): void
}

/** Start folder for each kind of dialog: where the last one ended. */
class LastFolders {
  readonly #memory: FolderMemory

  constructor(memory: FolderMemory) {
    this.#memory = memory
  }

  of(purpose: Purpose): string {
    return this.#memory.of(purpose) ?? app.getPath(DEFAULTS[purpose])
  }

  chosen(purpose: Purpose, file: string): void {
    this.#memory.keep(purpose, path.dirname(file))
  }
}

/** The file dialogs of the system, each starting where the last one of its kind ended. */
export class FileDialogs {
  readonly #window: () => BrowserWindow
  readonly #folders: LastFolders

  constructor(window: () => BrowserWindow, memory: FolderMemory) {
    this.#window = window
    this.#folders = new LastFolders(memory)
  }

  /** Asks for one file of a kind; `null` if the member cancels. */
  async chooseFile(kind: FileKind): Promise<string | null> {
    const [file] = await this.#choose(kind, { properties: ['openFile'], ...titled(copy.files.choose) })
    return file ?? null
  }

  /** Asks for any number of files of a kind; empty if the member cancels. */
  chooseFiles(kind: FileKind): Promise<readonly string[]> {
    const properties = ['openFile', 'multiSelections'] as const
    return this.#choose(kind, { properties: [...properties], ...titled(copy.files.chooseSeveral) })
  }

  async #choose(kind: FileKind, options: OpenDialogOptions): Promise<readonly string[]> {
    const { canceled, filePaths } = await dialog.showOpenDialog(this.#seenWindow(), {
      ...options,
      buttonLabel: copy.files.chooseButton,
      defaultPath: this.#folders.of(kind),
      filters: filtersOf(kind),
    })
    if (canceled) return []
    this.#chosen(kind, filePaths[0])
    return filePaths
  }

  /** Asks where to save a file; `null` if the member cancels. */
  async choosePlace(suggestedName: string): Promise<string | null> {
    const { canceled, filePath } = await dialog.showSaveDialog(this.#seenWindow(), {
      ...titled(copy.files.save),
      // Linux would overwrite an existing file without asking; other systems always ask.
      properties: ['showOverwriteConfirmation'],
      buttonLabel: copy.files.saveButton,
      defaultPath: path.join(this.#folders.of('saving'), safeName(suggestedName)),
    })
    return canceled ? null : this.#chosen('saving', filePath)
  }

  /**
   * The window, made visible: macOS attaches a dialog to its window, so it would be hidden with it. Its menu works without a
   * visible window.
   */
  #seenWindow(): BrowserWindow {
    const window = this.#window()
    if (!window.isVisible()) window.show()
    return window
  }

  #chosen(purpose: FileKind | 'saving', file: string | undefined): string | null {
    if (!file) return null
    this.#folders.chosen(purpose, file)
    return file
  }
}

/** macOS shows the message instead of the title. */
const titled = (title: string) => ({ title, message: title })

/**
 * One filter for all accepted files, then one for each group if there are several. macOS gets only the first, because
 * Electron labels a choice of filters in English.
 */
function filtersOf(kind: FileKind): FileFilter[] {
  const groups = FILE_RULES[kind].map(({ name, types }) => ({
    name: copy.files.groups[name],
    extensions: Object.values(types).flat(),
  }))
  if (groups.length === 1) return groups
  const all = { name: copy.files.accepted, extensions: groups.flatMap((group) => group.extensions) }
  return process.platform === 'darwin' ? [all] : [all, ...groups]
}

/** Names reserved for devices on Windows, with any extension. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/**
 * A safe file name for the dialog. The suggestion comes from the page, so only a plain name valid on every system is
 * used.
 */
function safeName(name: string): string {
  const plain = plainFileName(name)
    .replaceAll(/[:*?"<>|]/g, '_')
    .replace(/^\.+/, '_')
    .replace(/[. ]+$/, '_')
  return DEVICE.test(plain) ? `_${plain}` : plain
}
