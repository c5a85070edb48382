import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { AsMember, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { forgetStored } from '#renderer/session/member-disk.ts'
import { SectionTabs, useTab } from './SectionTabs.tsx'

function Page() {
  const { tab, choose } = useTab('hocicobites', ['uno', 'dos', 'tres'])
  return (
    <SectionTabs
      label="Partes"
      tabs={{ uno: 'Uno', dos: 'Dos', tres: 'Tres' }}
      chosen={tab}
      onChoose={choose}
    >
      Lo de {tab}
    </SectionTabs>
  )
}

function open(address: string) {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [address] })
  render(<RouterProvider router={router} />, { wrapper: AsMember })
  return router
}

const chosen = () => screen.getByRole('tab', { selected: true }).textContent

beforeEach(() => {
  forgetStored('luna')
  signInAs('luna')
})
afterEach(cleanup)

test('the first tab is shown, and stands in the address beside what else is there', () => {
  const router = open('/seccion?chat=sol')
  expect(chosen()).toBe('Uno')
  expect(screen.getByRole('tabpanel', { name: 'Uno' }).textContent).toBe('Lo de uno')
  expect(router.state.location.search).toBe('?chat=sol&pestana=uno')
})

test('arrows go along the tabs, Enter and the space bar choose, and each choice can be gone back from', async () => {
  const router = open('/seccion?chat=sol')
  const user = userEvent.setup()
  screen.getByRole('tab', { name: 'Uno' }).focus()
  await user.keyboard('{ArrowRight}')
  expect(chosen()).toBe('Uno')
  await user.keyboard('{Enter}')
  expect(chosen()).toBe('Dos')
  expect(router.state.location.search).toBe('?chat=sol&pestana=dos')
  await user.keyboard('{End} ')
  expect(chosen()).toBe('Tres')
  await act(() => router.navigate(-1))
  expect(chosen()).toBe('Dos')
  await act(() => router.navigate(-1))
  expect(chosen()).toBe('Uno')
  await act(() => router.navigate(2))
  expect(chosen()).toBe('Tres')
})

test('an address without a tab gets that of the last visit, one with a tab keeps it', () => {
  open('/seccion?pestana=tres')
  cleanup()
  open('/seccion')
  expect(chosen()).toBe('Tres')
  cleanup()
  open('/seccion?pestana=dos')
  expect(chosen()).toBe('Dos')
})

test('a tab that there is not is the first, and the last visit is forgotten with the member', () => {
  open('/seccion?pestana=nada')
  expect(chosen()).toBe('Uno')
  cleanup()
  open('/seccion?pestana=tres')
  cleanup()
  forgetStored('luna')
  signInAs('luna')
  open('/seccion')
  expect(chosen()).toBe('Uno')
})
