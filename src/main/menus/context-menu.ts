import {
  clipboard,
  Menu,
  type BrowserWindow,
  type ContextMenuParams,
  type MenuItemConstructorOptions,
  type WebContents,
} from 'electron'
import { externalAddress } from '#shared/external-address.ts'
import { copy } from '../copy.ts'
import type { Log } from '../log.ts'
import { decoded } from '../page/decoded.ts'

const texts = copy.menu

export interface PictureSaver {
  /** Whether a picture comes from the server and may be saved. */
  readonly canSave: (address: string) => boolean
  readonly save: (address: string) => void
}

type Items = readonly MenuItemConstructorOptions[]

/**
 * The context menu: spelling suggestions, the element under the pointer, the clipboard. Electron has none by itself.
 */
export function offerContextMenu(
  window: BrowserWindow,
  platform: NodeJS.Platform,
  pictures: PictureSaver,
  log: Log,
): void {
  const { webContents } = window
  webContents.on('context-menu', (_event, params) => {
    const groups = [
      spelling(webContents, params),
      picture(webContents, params, pictures),
      link(params, log),
      params.isEditable ? editing(params) : reading(params),
      platform === 'darwin' ? lookingUp(webContents, params) : [],
    ]
    const items = separated(groups.filter((group) => group.length > 0))
    // `frame` makes macOS add its text services; `sourceType` places the menu for touch and keyboard.
    const { frame, menuSourceType } = params
    if (items.length > 0)
      Menu.buildFromTemplate(items).popup({ window, sourceType: menuSourceType, ...(frame && { frame }) })
  })
}

const separated = (groups: readonly Items[]): MenuItemConstructorOptions[] =>
  groups.flatMap((group, index) => (index === 0 ? group : [{ type: 'separator' }, ...group]))

function spelling(
  contents: WebContents,
  { misspelledWord, dictionarySuggestions }: ContextMenuParams,
): Items {
  if (!misspelledWord) return []
  return [
    ...dictionarySuggestions.map((word) => ({ label: word, click: () => contents.replaceMisspelling(word) })),
    {
      label: texts.addToDictionary,
      click: () => contents.session.addWordToSpellCheckerDictionary(misspelledWord),
    },
  ]
}

function picture(contents: WebContents, params: ContextMenuParams, { canSave, save }: PictureSaver): Items {
  const { mediaType, hasImageContents, srcURL, x, y } = params
  if (mediaType !== 'image' || !hasImageContents) return []
  const copyItem = { label: texts.copyPicture, click: () => contents.copyImageAt(x, y) }
  return canSave(srcURL) ? [copyItem, { label: texts.savePicture, click: () => save(srcURL) }] : [copyItem]
}

/** Links within the app are useless elsewhere. */
function link({ linkURL }: ContextMenuParams, log: Log): Items {
  const address = externalAddress(linkURL)
  if (address === null) return []
  const mail = /^mailto:([^?]*)/.exec(address)?.[1]
  const text = mail === undefined ? address : decoded(mail)
  const label = mail === undefined ? texts.copyLink : texts.copyMail
  const copyAddress = () =>
    void clipboard.writeText(text).catch((error: unknown) => log.warn('a link was not copied', error))
  return [{ label, click: copyAddress }]
}

function editing({ editFlags }: ContextMenuParams): Items {
  const { canUndo, canRedo, canCut, canCopy, canPaste, canSelectAll } = editFlags
  return [
    { role: 'undo', label: texts.undo, enabled: canUndo },
    { role: 'redo', label: texts.redo, enabled: canRedo },
    { type: 'separator' },
    { role: 'cut', label: texts.cut, enabled: canCut },
    { role: 'copy', label: texts.copy, enabled: canCopy },
    { role: 'paste', label: texts.paste, enabled: canPaste },
    { role: 'pasteAndMatchStyle', label: texts.pastePlain, enabled: canPaste },
    { role: 'selectAll', label: texts.selectAll, enabled: canSelectAll },
  ]
}

const reading = ({ selectionText, editFlags }: ContextMenuParams): Items =>
  selectionText ? [{ role: 'copy', label: texts.copy, enabled: editFlags.canCopy }] : []

const lookingUp = (contents: WebContents, { selectionText }: ContextMenuParams): Items =>
  selectionText.trim() ? [{ label: texts.lookUp, click: () => contents.showDefinitionForSelection() }] : []
