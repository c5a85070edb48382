import type { Book, BookState } from '../book.ts'
import { copy } from '../copy.ts'
import { make } from '../dom.ts'
import { icon, type IconName } from './icons.ts'

/** The tools over a book: where one is, how large it is, and what is looked for. */
export function makeBar(book: () => Book | undefined) {
  const pages = pageTools(book)
  const size = sizeTools(book)
  const search = searchTools(book)
  const element = make('header', { aria: { label: copy.bar } })
  element.append(pages.element, size.element, search.element)
  addEventListener('keydown', (event) => {
    if (!event.ctrlKey && !event.metaKey) return
    const act = { f: search.focus, '+': size.larger, '=': size.larger, '-': size.smaller, 0: size.fit }[
      event.key
    ]
    if (!act) return
    event.preventDefault()
    act()
  })
  const show = (state: BookState) => {
    for (const tools of [pages, size, search]) tools.show(state)
  }
  return { element, show }
}

function button(label: string, name: IconName, act: () => void): HTMLButtonElement {
  return make('button', { type: 'button', title: label, aria: { label }, onclick: act }, icon(name))
}

/** Of a text, how much of it was read. */
function pageTools(book: () => Book | undefined) {
  let page = 1
  const number = make('input', { inputMode: 'numeric', size: 4, aria: { label: copy.page } })
  const count = make('span')
  const go = (to: number) => book()?.goTo(to)
  number.onchange = () => {
    go(Number.parseInt(number.value, 10) || page)
    number.value = String(page)
  }
  const previous = button(copy.previousPage, 'left', () => go(page - 1))
  const next = button(copy.nextPage, 'right', () => go(page + 1))
  const element = make('div', { className: 'group' }, previous, number, count, next)
  const show = (state: BookState) => {
    const isText = state.pages === 0
    page = state.page
    for (const control of [previous, number, next]) control.hidden = isText
    if (document.activeElement !== number || number.value === '') number.value = String(page)
    previous.disabled = page <= 1
    next.disabled = page >= state.pages
    count.textContent = isText ? copy.read(Math.round(state.read * 100)) : copy.ofPages(state.pages)
  }
  return { element, show }
}

function sizeTools(book: () => Book | undefined) {
  const smaller = () => book()?.zoom(-1)
  const larger = () => book()?.zoom(1)
  const fit = () => book()?.zoom('fit')
  const percent = make('span', { className: 'percent' })
  const element = make('div', { className: 'group' })
  element.append(button(copy.smaller, 'minus', smaller), percent, button(copy.larger, 'plus', larger))
  element.append(button(copy.fit, 'fit', fit))
  const show = (state: BookState) => (percent.textContent = copy.size(state.percent))
  return { element, show, smaller, larger, fit }
}

function searchTools(book: () => Book | undefined) {
  const field = make('input', { type: 'search', placeholder: copy.search, aria: { label: copy.search } })
  const count = make('span', { role: 'status', className: 'count' })
  const find = (direction: 'first' | 'next' | 'previous') => book()?.find(field.value.trim(), direction)
  field.oninput = () => find('first')
  field.onkeydown = (event) => {
    if (event.key === 'Enter') find(event.shiftKey ? 'previous' : 'next')
    if (event.key !== 'Escape' || field.value === '') return
    event.preventDefault()
    field.value = ''
    find('first')
  }
  const previous = button(copy.previousMatch, 'up', () => find('previous'))
  const next = button(copy.nextMatch, 'down', () => find('next'))
  const element = make('div', { className: 'group search', role: 'search' }, field, count, previous, next)
  const show = ({ found }: BookState) => {
    for (const control of [previous, next]) control.disabled = !found || found.total === 0
    count.textContent = found ? matchesText(found) : ''
  }
  const focus = () => {
    field.focus()
    field.select()
  }
  return { element, show, focus }
}

function matchesText({ at, total, isPending }: NonNullable<BookState['found']>): string {
  if (total > 0) return copy.matches(at, total)
  return isPending ? copy.searching : copy.noMatch
}
