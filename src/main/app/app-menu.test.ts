import { app } from 'electron'
import { expect, it, vi } from 'vitest'
import { offerMenu, type MenuParts } from './app-menu.ts'

vi.mock('electron', () => ({
  app: { setAboutPanelOptions: vi.fn(), getVersion: () => '1.2.3' },
  session: {},
  shell: {},
  Menu: {},
}))

it('says of the program all that Linux is to show, which has nothing of its own to say', () => {
  offerMenu({ title: 'Cosmia', icon: '/beside/icon.png' } as MenuParts)
  expect(app.setAboutPanelOptions).toHaveBeenCalledExactlyOnceWith({
    applicationName: 'Cosmia',
    applicationVersion: '1.2.3',
    copyright: '© 2026 Cosmia',
    iconPath: '/beside/icon.png',
  })
})
