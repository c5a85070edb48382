import { copy } from './copy.ts'

/** Commands to the page, given by keys and menu entries; one with a path navigates there. */
export type ShortcutId = keyof typeof copy.shortcuts | keyof typeof copy.sections

export interface Keys {
  /** Value of `KeyboardEvent.key`. */
  readonly key: string
  /** Control, or Command on a Mac. */
  readonly isControl?: boolean
  readonly isAlt?: boolean
  /** If it is not given, Shift does not matter. */
  readonly isShift?: boolean
}

export interface Shortcut {
  readonly id: ShortcutId
  readonly label: string
  readonly keys: Keys
}

const acts: readonly (readonly [keyof typeof copy.shortcuts, Keys])[] = [
  ['next-post', { key: 'j' }],
  ['previous-post', { key: 'k' }],
  ['like-post', { key: 'l' }],
  ['save-post', { key: 's' }],
  ['member-card', { key: 'i' }],
  ['new-post', { key: 'n' }],
  ['search-members', { key: '/' }],
  ['find-in-page', { key: 'f', isControl: true }],
  ['print-book', { key: 'p', isControl: true }],
  ['search-friends', { key: 'k', isControl: true }],
  ['next-pane', { key: 'F6', isShift: false }],
  ['previous-pane', { key: 'F6', isShift: true }],
  ['back', { key: 'ArrowLeft', isAlt: true }],
  ['show-shortcuts', { key: '?' }],
]

const sections = Object.keys(copy.sections) as (keyof typeof copy.sections)[]

/** All keyboard shortcuts: the page listens to them and lists them, main's menu offers some of them. */
export const shortcuts: readonly Shortcut[] = [
  ...acts.map(([id, keys]) => ({ id, label: copy.shortcuts[id], keys })),
  ...sections.map((id, index) => ({
    id,
    label: copy.sections[id],
    keys: { key: String(index + 1), isControl: true },
  })),
]
