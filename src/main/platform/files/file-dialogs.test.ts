import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FileDialogs } from './file-dialogs.ts'
import { markOfTheWeb } from './partial-file.ts'

/**
 * Behaves as Electron does (96f3996d). Before overwriting a file, Linux asks only if the property is set
 * (shell/browser/ui/file_dialog_linux.cc:209), Windows always (file_dialog_win.cc:233), and so does macOS itself. On macOS a
 * dialog is attached to its window, even a hidden one (file_dialog_mac.mm:434, :508), and several filters get a picker with
 * an English label (file_dialog_mac.mm:151).
 */
const electron = vi.hoisted(() => ({
  app: { getPath: (name: string) => `/home/luna/${name}` },
  dialog: { showOpenDialog: vi.fn(), showSaveDialog: vi.fn() },
}))
vi.mock('electron', () => electron)

const { showOpenDialog, showSaveDialog } = electron.dialog
const asked = ({ mock }: typeof showOpenDialog) => mock.calls.map(([, { defaultPath }]) => defaultPath)

let folder: string
beforeEach(() => {
  vi.clearAllMocks()
  folder = mkdtempSync(path.join(tmpdir(), 'cosmia-dialogs-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const windowThat = (isSeen: boolean) => ({ isVisible: () => isSeen, show: vi.fn() })

const dialogs = (window = windowThat(true)) => {
  const known = new Map<string, string>()
  const memory = {
    of: (purpose: string) => known.get(purpose),
    keep: (purpose: string, at: string) => void known.set(purpose, at),
  }
  return new FileDialogs(() => window as unknown as Electron.BrowserWindow, memory)
}

describe('FileDialogs', () => {
  it('opens each kind where the last file of that kind was', async () => {
    const opened = dialogs()
    showOpenDialog.mockResolvedValueOnce({ canceled: false, filePaths: ['/media/usb/nebulosa.png'] })
    showOpenDialog.mockResolvedValue({ canceled: true, filePaths: [] })
    await opened.chooseFile('image')
    await opened.chooseFile('chat-file')
    await opened.chooseFile('image')
    expect(asked(showOpenDialog)).toEqual(['/home/luna/pictures', '/home/luna/documents', '/media/usb'])
  })

  it('saves where the last file was saved, under a plain name, with a title that macOS shows', async () => {
    const opened = dialogs()
    showSaveDialog.mockResolvedValueOnce({ canceled: false, filePath: path.join(folder, 'a.txt') })
    showSaveDialog.mockResolvedValue({ canceled: true, filePath: '' })
    expect(await opened.choosePlace('a.txt')).toBe(path.join(folder, 'a.txt'))
    expect(await opened.choosePlace('../b.txt')).toBeNull()
    expect(asked(showSaveDialog)).toEqual(['/home/luna/downloads/a.txt', path.join(folder, 'b.txt')])
    expect(showSaveDialog.mock.lastCall?.[1]).toMatchObject({ message: 'Guardar archivo' })
  })

  it('asks before a file is overwritten, on Linux too', async () => {
    showSaveDialog.mockResolvedValue({ canceled: true, filePath: '' })
    await dialogs().choosePlace('a.txt')
    expect(showSaveDialog.mock.lastCall?.[1].properties).toContain('showOverwriteConfirmation')
  })

  it('shows the window first, since the menu of macOS also works while it is hidden', async () => {
    showSaveDialog.mockResolvedValue({ canceled: true, filePath: '' })
    showOpenDialog.mockResolvedValue({ canceled: true, filePaths: [] })
    const hidden = windowThat(false)
    await dialogs(hidden).choosePlace('a.txt')
    await dialogs(hidden).chooseFile('image')
    expect(hidden.show).toHaveBeenCalledTimes(2)
    const seen = windowThat(true)
    await dialogs(seen).choosePlace('a.txt')
    expect(seen.show).not.toHaveBeenCalled()
  })

  it.each([
    ['linux', 'several'],
    ['darwin', 'one'],
  ] as const)('offers %s %s of the kinds of a file', async (platform, kinds) => {
    const system = vi.spyOn(process, 'platform', 'get').mockReturnValue(platform)
    showOpenDialog.mockResolvedValue({ canceled: true, filePaths: [] })
    await dialogs().chooseFile('post-media')
    system.mockRestore()
    const { filters } = showOpenDialog.mock.lastCall?.[1] as Electron.OpenDialogOptions
    expect(filters?.[0]?.extensions).toEqual(expect.arrayContaining(['png', 'mp4']))
    expect(filters && filters.length > 1 ? 'several' : 'one').toBe(kinds)
  })
})

describe('a name that a stranger chose', () => {
  it.each([
    ['../../.bashrc', '_bashrc'],
    ['..', 'archivo'],
    ['C:\\Windows\\a.exe', 'a.exe'],
    ['<b>luna</b>.png', 'b_.png'],
    ['factura\u202efdp.exe', 'facturafdp.exe'],
    ['con.txt', '_con.txt'],
    ['foto.png. .', 'foto.png_'],
    ['uno\ndos\0.txt', 'unodos.txt'],
    [`${'ñ'.repeat(300)}.pdf`, `${'ñ'.repeat(96)}….pdf`],
  ])('%j is suggested as %j', async (name, suggested) => {
    showSaveDialog.mockResolvedValue({ canceled: true, filePath: '' })
    await dialogs().choosePlace(name)
    expect(asked(showSaveDialog)).toEqual([path.join('/home/luna/downloads', suggested)])
  })
})

describe('markOfTheWeb', () => {
  it('tells Windows that a file comes from the internet', async () => {
    const file = path.join(folder, 'extraño.pdf')
    await markOfTheWeb(file, 'win32')
    expect(readFileSync(`${file}:Zone.Identifier`, 'utf8')).toBe('[ZoneTransfer]\r\nZoneId=3\r\n')
  })

  it('does no harm where a drive takes no mark', async () => {
    await expect(markOfTheWeb(path.join(folder, 'missing', 'a.pdf'), 'win32')).resolves.toBeUndefined()
  })
})
