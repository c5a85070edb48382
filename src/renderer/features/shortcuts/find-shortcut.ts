import { shortcuts, type Keys, type Shortcut, type ShortcutId } from '#shared/shortcuts.ts'

type Pressed = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'key' | 'metaKey' | 'shiftKey'>

export const isMac = navigator.platform.startsWith('Mac')

/** Elements that handle keys themselves: dialogs, menus, lists of options. */
const MODAL = '[role="dialog"], [role="menu"], [role="listbox"]'
/** Where letters are typed, or may be: a toast takes the focus from a field whose post is gone. */
const TYPING = 'input, textarea, select, [contenteditable], [data-toasts]'

/**
 * The shortcut that was pressed, unless the focused element handles the keys itself.
 * @param target the focused element
 */
export function findShortcut(pressed: Pressed, target: Element, onMac = isMac): Shortcut | undefined {
  if (target.closest(MODAL)) return undefined
  const found = shortcuts.find(({ keys }) => isPressed(keys, pressed, onMac))
  return found && isTyped(found.keys) && target.closest(TYPING) ? undefined : found
}

const isTyped = ({ key, isControl = false }: Keys): boolean => key.length === 1 && !isControl

function isPressed(
  { key, isControl = false, isAlt = false, isShift }: Keys,
  pressed: Pressed,
  onMac: boolean,
) {
  const { ctrlKey, metaKey, altKey, shiftKey } = pressed
  const [control, other] = onMac ? [metaKey, ctrlKey] : [ctrlKey, metaKey]
  return (
    pressed.key.toLowerCase() === key.toLowerCase() &&
    control === isControl &&
    !other &&
    altKey === isAlt &&
    (isShift === undefined || shiftKey === isShift)
  )
}

/** A requested shortcut: a key event, or an entry of the application menu. */
export type Requested = KeyboardEvent | ShortcutId
