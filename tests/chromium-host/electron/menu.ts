import { checkAccelerator } from './accelerator.ts'

interface MenuItemOptions {
  readonly id?: string
  readonly label?: string
  readonly role?: string
  readonly accelerator?: string
  readonly type?: string
  readonly checked?: boolean
  readonly enabled?: boolean
  readonly click?: (item: MenuItem) => void
  readonly submenu?: readonly MenuItemOptions[] | Menu
}

class MenuItem {
  readonly id: string
  readonly label: string
  readonly role: string | undefined
  readonly type: string
  readonly submenu: Menu | undefined
  checked: boolean
  enabled: boolean
  readonly #onClick: ((item: MenuItem) => void) | undefined

  constructor({
    id = '',
    label = '',
    role,
    type = 'normal',
    checked = false,
    enabled = true,
    ...rest
  }: MenuItemOptions) {
    if (rest.accelerator !== undefined) checkAccelerator(rest.accelerator)
    this.id = id
    this.label = label
    this.role = role
    this.type = type
    this.checked = checked
    this.enabled = enabled
    this.#onClick = rest.click
    this.submenu = Array.isArray(rest.submenu) ? Menu.buildFromTemplate(rest.submenu) : (rest.submenu as Menu)
  }

  /** Called when the item is chosen. */
  click(): void {
    if (this.type === 'checkbox') this.checked = !this.checked
    this.#onClick?.(this)
  }
}

const isValid = (item: MenuItemOptions) =>
  Object.hasOwn(item, 'label') || Object.hasOwn(item, 'role') || item.type === 'separator'

let applicationMenu: Menu | null = null

/** Kept, not drawn; tests find items by id and click them. */
export class Menu {
  readonly items: MenuItem[] = []

  static buildFromTemplate(template: readonly MenuItemOptions[]): Menu {
    if (!Array.isArray(template))
      throw new TypeError('Invalid template for Menu: Menu template must be an array')
    if (!template.every(isValid))
      throw new TypeError('Invalid template for MenuItem: must have at least one of label, role or type')
    const menu = new Menu()
    for (const item of template) menu.items.push(new MenuItem(item))
    return menu
  }

  static setApplicationMenu(menu: Menu | null): void {
    applicationMenu = menu
  }

  static getApplicationMenu(): Menu | null {
    return applicationMenu
  }

  getMenuItemById(id: string): MenuItem | null {
    for (const item of this.items) {
      const found = item.id === id ? item : item.submenu?.getMenuItemById(id)
      if (found) return found
    }
    return null
  }

  popup(): void {}
}
