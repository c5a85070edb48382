import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ProfileColumns } from './ProfileColumns.tsx'

afterEach(cleanup)

test('a profile begins at its top, and shows the field that takes the focus', () => {
  const steps: unknown[] = []
  // happy-dom scrolls nothing.
  Object.assign(HTMLElement.prototype, {
    scrollTo(this: HTMLElement, { top }: ScrollToOptions) {
      steps.push([this, top])
    },
    scrollIntoView(this: HTMLElement) {
      steps.push(this)
    },
  })
  render(
    <main>
      <ProfileColumns head={<h1>Un nuevo compañero</h1>}>
        {/* eslint-disable-next-line jsx-a11y/no-autofocus -- as the form of a new pet does */}
        <input autoFocus />
      </ProfileColumns>
    </main>,
  )
  expect(steps).toEqual([[screen.getByRole('main'), 0], screen.getByRole('textbox')])
})
