import { expect, test } from 'vitest'
import { findShortcut } from './find-shortcut.ts'

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }

function element(html: string): Element {
  const place = document.createElement('div')
  place.innerHTML = html
  return place.querySelector('[data-target]') ?? place
}

const body = element('')
const field = element('<textarea data-target></textarea>')
const inDialog = element('<div role="dialog"><button data-target></button></div>')
const inMenu = element('<ul role="menu"><li data-target></li></ul>')

test.each([
  [{ key: 'j' }, 'next-post'],
  [{ key: 'K', shiftKey: true }, 'previous-post'],
  [{ key: 'k', ctrlKey: true }, 'search-friends'],
  [{ key: '/', shiftKey: true }, 'search-members'],
  [{ key: 'F6' }, 'next-pane'],
  [{ key: 'F6', shiftKey: true }, 'previous-pane'],
  [{ key: '?', shiftKey: true }, 'show-shortcuts'],
  [{ key: 'ArrowLeft', altKey: true }, 'back'],
  [{ key: '1', ctrlKey: true }, 'home'],
  [{ key: '9', ctrlKey: true }, 'lizysfriends'],
  [{ key: 'j', ctrlKey: true }, undefined],
  [{ key: 'k', metaKey: true }, undefined],
  [{ key: 'n', altKey: true }, undefined],
])('%o is %s', (keys, id) => {
  expect(findShortcut({ ...none, ...keys }, body, false)?.id).toBe(id)
})

test('on a Mac Command takes the place of Control', () => {
  expect(findShortcut({ ...none, key: 'k', metaKey: true }, body, true)?.id).toBe('search-friends')
  expect(findShortcut({ ...none, key: 'k', ctrlKey: true }, body, true)).toBeUndefined()
})

test('nothing is taken from who types a letter, or from a dialog or menu', () => {
  expect(findShortcut({ ...none, key: 'j' }, field, false)).toBeUndefined()
  expect(findShortcut({ ...none, key: '?' }, field, false)).toBeUndefined()
  expect(findShortcut({ ...none, key: '/' }, field, false)).toBeUndefined()
  expect(findShortcut({ ...none, key: 'k', ctrlKey: true }, field, false)?.id).toBe('search-friends')
  for (const target of [inDialog, inMenu])
    for (const keys of [{ key: 'j' }, { key: 'F6' }, { key: '1', ctrlKey: true }])
      expect(findShortcut({ ...none, ...keys }, target, false)).toBeUndefined()
})
