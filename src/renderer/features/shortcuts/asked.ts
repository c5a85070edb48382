import type { ShortcutId } from '#shared/shortcuts.ts'

/** What may be a shortcut: a key, or an entry of the application menu. */
export type Asked = KeyboardEvent | ShortcutId
