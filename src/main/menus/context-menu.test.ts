import { EventEmitter } from 'node:events'
import { clipboard, type BrowserWindow, type MenuItemConstructorOptions } from 'electron'
import { beforeEach, expect, it, vi } from 'vitest'
import { offerContextMenu } from './context-menu.ts'

const menu = vi.hoisted(() => ({ popup: vi.fn(), buildFromTemplate: vi.fn() }))
vi.mock('electron', () => ({ Menu: menu, clipboard: { writeText: vi.fn(async () => {}) } }))

const NOTHING = {
  canUndo: false,
  canRedo: false,
  canCut: false,
  canCopy: false,
  canPaste: false,
  canSelectAll: true,
}
const FRAME = { name: 'the main frame' }
const PICTURE = 'https://one.test/storage/v1/object/public/user-assets/u1/a.webp'

const contents = Object.assign(new EventEmitter(), {
  replaceMisspelling: vi.fn(),
  copyImageAt: vi.fn(),
  showDefinitionForSelection: vi.fn(),
  session: { addWordToSpellCheckerDictionary: vi.fn() },
})
const window = { webContents: contents } as unknown as BrowserWindow
const pictures = { canSave: (address: string) => address === PICTURE, save: vi.fn() }

/** Asks for the menu. Fields that are not named are as in Electron's `ContextMenuParams` for an empty place of a page. */
function ask(params: object, platform: NodeJS.Platform = 'linux') {
  contents.removeAllListeners()
  offerContextMenu(window, platform, pictures, { warn: vi.fn(), error: vi.fn() })
  const empty = { linkURL: '', srcURL: '', mediaType: 'none', hasImageContents: false, isEditable: false }
  const words = { selectionText: '', misspelledWord: '', dictionarySuggestions: [], menuSourceType: 'mouse' }
  contents.emit(
    'context-menu',
    {},
    { ...empty, ...words, x: 3, y: 4, frame: FRAME, editFlags: NOTHING, ...params },
  )
  const items = (menu.buildFromTemplate.mock.lastCall?.[0] ?? []) as MenuItemConstructorOptions[]
  const click = (label: string) => (items.find((item) => item.label === label)?.click as () => void)()
  return { items, labels: items.map(({ label, type }) => label ?? type), click }
}

beforeEach(() => {
  vi.clearAllMocks()
  menu.buildFromTemplate.mockReset().mockReturnValue(menu)
})

it('offers nothing where there is nothing to do', () => {
  ask({})
  expect(menu.popup).not.toHaveBeenCalled()
})

it('undoes, and pastes without format, in a field, as far as there is something', () => {
  const { items } = ask({ isEditable: true, editFlags: { ...NOTHING, canUndo: true, canPaste: true } })
  expect(items.map(({ role, label, enabled }) => [role, label, enabled])).toEqual([
    ['undo', 'Deshacer', true],
    ['redo', 'Rehacer', false],
    [undefined, undefined, undefined],
    ['cut', 'Cortar', false],
    ['copy', 'Copiar', false],
    ['paste', 'Pegar', true],
    ['pasteAndMatchStyle', 'Pegar sin formato', true],
    ['selectAll', 'Seleccionar todo', true],
  ])
  // Without its frame macOS offers no writing tools, services and fill-ins (electron.d.ts, `PopupOptions.frame`).
  expect(menu.popup).toHaveBeenCalledExactlyOnceWith({ window, frame: FRAME, sourceType: 'mouse' })
})

it('mends a misspelt word before all else', () => {
  const { labels, click } = ask({
    isEditable: true,
    misspelledWord: 'orvita',
    dictionarySuggestions: ['órbita'],
  })
  expect(labels.slice(0, 3)).toEqual(['órbita', 'Añadir al diccionario', 'separator'])
  click('órbita')
  expect(contents.replaceMisspelling).toHaveBeenCalledExactlyOnceWith('órbita')
})

it.each([
  ['https://cosmia.test/a?b=1', 'Copiar enlace', 'https://cosmia.test/a?b=1'],
  ['mailto:100%@cosmia.test', 'Copiar dirección de email', '100%@cosmia.test'],
  ['mailto:luna%2Buno@cosmia.test?subject=Hola', 'Copiar dirección de email', 'luna+uno@cosmia.test'],
])('copies where %s leads', (linkURL, label, text) => {
  const { labels, click } = ask({ linkURL })
  expect(labels).toEqual([label])
  click(label)
  expect(clipboard.writeText).toHaveBeenCalledExactlyOnceWith(text)
})

it.each(['app://bundle/#/dashboard/home', 'javascript:alert(1)', 'file:///etc/passwd'])(
  'copies no address that leads nowhere outside: %s',
  (linkURL) => {
    ask({ linkURL })
    expect(menu.popup).not.toHaveBeenCalled()
  },
)

it('copies a picture, and saves one of the server', () => {
  const image = { mediaType: 'image', hasImageContents: true }
  expect(ask({ ...image, srcURL: 'blob:app://bundle/1' }).labels).toEqual(['Copiar imagen'])
  const { labels, click } = ask({ ...image, srcURL: PICTURE, linkURL: 'https://cosmia.test/' })
  expect(labels).toEqual(['Copiar imagen', 'Guardar imagen…', 'separator', 'Copiar enlace'])
  click('Copiar imagen')
  expect(contents.copyImageAt).toHaveBeenCalledExactlyOnceWith(3, 4)
  click('Guardar imagen…')
  expect(pictures.save).toHaveBeenCalledExactlyOnceWith(PICTURE)
  menu.popup.mockClear()
  ask({ mediaType: 'image', srcURL: PICTURE })
  expect(menu.popup).not.toHaveBeenCalled()
})

it('looks a text up on macOS alone', () => {
  const text = { selectionText: 'órbita', editFlags: { ...NOTHING, canCopy: true } }
  expect(ask(text).labels).toEqual(['Copiar'])
  const { labels, click } = ask(text, 'darwin')
  expect(labels).toEqual(['Copiar', 'separator', 'Consultar'])
  click('Consultar')
  expect(contents.showDefinitionForSelection).toHaveBeenCalledOnce()
})
