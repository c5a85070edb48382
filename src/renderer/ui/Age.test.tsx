import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Age } from './Age.tsx'

afterEach(cleanup)

const HOUR = 3_600_000
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR - 1).toISOString()

const heard = (time: HTMLElement) => {
  const copy = time.cloneNode(true) as HTMLElement
  copy.querySelector('[aria-hidden]')?.remove()
  return copy.textContent
}

it('of now is as grey as any other', () => {
  const { container } = render([0, 6].map((hours) => <Age key={hours} timestamp={hoursAgo(hours)} />))
  const [now, then] = [...container.querySelectorAll('time')].map((time) => getComputedStyle(time).color)
  expect(now).toBe(then)
})

it.each([
  [0, 'Ahora', 'Ahora'],
  [6, '6h', 'hace 6 horas'],
])('%i hours ago is read as %s and heard as %s', (hours, read, words) => {
  const { container } = render(<Age timestamp={hoursAgo(hours)} />)
  const time = container.querySelector('time')
  if (!time) throw new Error('There is no time')
  expect(time.firstChild?.textContent).toBe(read)
  expect(heard(time)).toBe(words)
})
