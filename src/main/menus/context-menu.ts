import { Menu, type ContextMenuParams, type MenuItemConstructorOptions, type WebContents } from 'electron'

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
      label: 'Añadir al diccionario',
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
  const copy: MenuItemConstructorOptions = { role: 'copy', label: 'Copiar', enabled: editFlags.canCopy }
  if (!isEditable) return selectionText ? [copy] : []
  return [
    { role: 'cut', label: 'Cortar', enabled: editFlags.canCut },
    copy,
    { role: 'paste', label: 'Pegar', enabled: editFlags.canPaste },
    { role: 'selectAll', label: 'Seleccionar todo' },
  ]
}
