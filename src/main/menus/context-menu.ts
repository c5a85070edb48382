import { Menu, type ContextMenuParams, type MenuItemConstructorOptions, type WebContents } from 'electron'
import { copy } from '../copy.ts'

/** The menu of the right mouse button: spelling first, then the clipboard. Electron brings none of its own. */
export function offerContextMenu(contents: WebContents): void {
  contents.on('context-menu', (_event, params) => {
    const items = [...spelling(contents, params), ...clipboard(params)]
    if (items.length > 0) Menu.buildFromTemplate(items).popup()
  })
}

function spelling(contents: WebContents, params: ContextMenuParams): MenuItemConstructorOptions[] {
  const { misspelledWord, dictionarySuggestions } = params
  if (!misspelledWord) return []
  return [
    ...dictionarySuggestions.map((word) => ({ label: word, click: () => contents.replaceMisspelling(word) })),
    {
      label: copy.menu.addToDictionary,
      click: () => contents.session.addWordToSpellCheckerDictionary(misspelledWord),
    },
    { type: 'separator' },
  ]
}

function clipboard({
  isEditable,
  selectionText,
  editFlags,
}: ContextMenuParams): MenuItemConstructorOptions[] {
  const copyItem: MenuItemConstructorOptions = {
    role: 'copy',
    label: copy.menu.copy,
    enabled: editFlags.canCopy,
  }
  if (!isEditable) return selectionText ? [copyItem] : []
  return [
    { role: 'cut', label: copy.menu.cut, enabled: editFlags.canCut },
    copyItem,
    { role: 'paste', label: copy.menu.paste, enabled: editFlags.canPaste },
    { role: 'selectAll', label: copy.menu.selectAll },
  ]
}
