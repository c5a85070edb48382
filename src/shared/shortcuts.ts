import { copy } from './copy.ts'

/** Commands of keys and menu entries to the page; a path is navigated to. */
export type ShortcutId = keyof typeof copy.shortcuts | keyof typeof copy.sections

export interface Keys {
  /** As `KeyboardEvent.key` names it. */
  readonly key: string
  /** Control, on a Mac Command. */
  readonly isControl?: boolean
  readonly isAlt?: boolean
  /** Where it is not given, it does not matter. */
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

/** Everything that is done by key: the page listens for it and lists it, the menu of main offers part of it. */
export const shortcuts: readonly Shortcut[] = [
  ...acts.map(([id, keys]) => ({ id, label: copy.shortcuts[id], keys })),
  ...sections.map((id, index) => ({
    id,
    label: copy.sections[id],
    keys: { key: String(index + 1), isControl: true },
  })),
]
