import type { Book, BookState } from '../book.ts'
import { copy } from '../copy.ts'
import { make } from '../dom.ts'
import { PRINT, printTools } from './print-tools.ts'

/** Window event: the surrounding page wants to start a search. */
export const SEARCH = 'search-book'

/** The toolbar below a book: progress, size and search. */
export function makeBar(book: () => Book | undefined) {
  const pages = pageTools(book)
  const size = sizeTools(book)
  const search = searchTools(book)
  const printing = printTools(book)
  const element = make('footer', { aria: { label: copy.bar } })
  const print = button(copy.print, 'print', () => void printing.print())
  print.className = 'print'
  element.append(pages.element, size.element, search.element, print, printing.element)
  addEventListener('keydown', (event) => {
    if (!event.ctrlKey && !event.metaKey) return
    const zoom = { '+': 1, '=': 1, '-': -1, 0: 'fit' }[event.key] as -1 | 1 | 'fit' | undefined
    if (!zoom && event.key !== 'f' && event.key !== 'p') return
    event.preventDefault()
    if (zoom) book()?.zoom(zoom)
    else if (event.key === 'f') search.focus()
    else void printing.print()
  })
  addEventListener(SEARCH, search.focus)
  addEventListener(PRINT, () => void printing.print())
  const show = (state: BookState) => {
    element.style.setProperty('--read', String(state.read))
    for (const tools of [pages, size, search]) tools.show(state)
  }
  return { element, show }
}

function button(label: string, name: IconName, act: () => void): HTMLButtonElement {
  return make('button', { type: 'button', title: label, aria: { label }, onclick: act }, icon(name))
}

/** For a text, the share that was read. */
function pageTools(book: () => Book | undefined) {
  let page = 1
  const number = make('input', { inputMode: 'numeric', size: 4, aria: { label: copy.page } })
  const count = make('span')
  const heard = make('span', { className: 'heard', textContent: copy.read })
  const go = (to: number) => book()?.goTo(to)
  number.onchange = () => {
    go(Number.parseInt(number.value, 10) || page)
    number.value = String(page)
  }
  const previous = button(copy.previousPage, 'left', () => go(page - 1))
  const next = button(copy.nextPage, 'right', () => go(page + 1))
  const element = make('div', { className: 'group' }, previous, number, count, heard, next)
  const show = (state: BookState) => {
    const isText = state.pages === 0
    page = state.page
    for (const control of [previous, number, next]) control.hidden = isText
    heard.hidden = !isText
    if (document.activeElement !== number || number.value === '') number.value = String(page)
    previous.disabled = page <= 1
    next.disabled = page >= state.pages
    count.textContent = isText ? copy.percent(Math.round(state.read * 100)) : copy.ofPages(state.pages)
  }
  return { element, show }
}

/** For a text, a choice of four font sizes. */
function sizeTools(book: () => Book | undefined) {
  const sizes = copy.sizes.map((label, size) => {
    const choice = make('input', { type: 'radio', name: 'size', title: label, aria: { label } })
    choice.onchange = () => book()?.resize(size)
    return choice
  })
  const letters = sizes.map((choice) => make('label', {}, choice, 'A'))
  const group = make(
    'div',
    { className: 'sizes', role: 'radiogroup', aria: { label: copy.textSize } },
    ...letters,
  )
  const percent = make('span', { className: 'percent' })
  const smaller = button(copy.smaller, 'minus', () => book()?.zoom(-1))
  const larger = button(copy.larger, 'plus', () => book()?.zoom(1))
  const fit = button(copy.fit, 'fit', () => book()?.zoom('fit'))
  const zoom = make('div', { className: 'group' }, smaller, percent, larger, fit)
  const element = make('div', {}, group, zoom)
  const show = (state: BookState) => {
    const isText = state.pages === 0
    group.hidden = !isText
    zoom.hidden = isText
    for (const [size, choice] of sizes.entries()) choice.checked = size === state.size
    percent.textContent = copy.percent(state.percent)
  }
  return { element, show }
}

function searchTools(book: () => Book | undefined) {
  const field = make('input', { type: 'search', placeholder: copy.searchShort, aria: { label: copy.search } })
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
    for (const control of [previous, next]) {
      // Shown only during a search: there is nothing to step through before, and little room in a narrow window.
      control.hidden = !found
      control.disabled = found?.total === 0
    }
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

/** Strokes of 2 in a square of 24. */
const PATHS = {
  left: 'M15 5l-7 7 7 7',
  right: 'M9 5l7 7-7 7',
  up: 'M5 15l7-7 7 7',
  down: 'M5 9l7 7 7-7',
  minus: 'M5 12h14',
  plus: 'M5 12h14M12 5v14',
  print: 'M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z',
  fit: 'M3 5v14M21 5v14M7 12h10M10 9l-3 3 3 3M14 9l3 3-3 3',
}

type IconName = keyof typeof PATHS

/** An icon for a button that has a name of its own. */
function icon(name: IconName): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  path.setAttribute('d', PATHS[name])
  svg.append(path)
  return svg
}
