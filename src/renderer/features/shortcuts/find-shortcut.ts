import { shortcuts, type Keys, type Shortcut, type ShortcutId } from '#shared/shortcuts.ts'

type Pressed = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'key' | 'metaKey' | 'shiftKey'>

export const isMac = navigator.platform.startsWith('Mac')

/** Elements whose keys are their own: a dialog, a menu, a list to choose from. */
const MODAL = '[role="dialog"], [role="menu"], [role="listbox"]'
const TYPING = 'input, textarea, select, [contenteditable]'

/**
 * The shortcut that was pressed, unless the keys belong to where they were pressed.
 * @param target what has the focus
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

/** Trigger of a shortcut: a key, or an entry of the application menu. */
export type Requested = KeyboardEvent | ShortcutId
