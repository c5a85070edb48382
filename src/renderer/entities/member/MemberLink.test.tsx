import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { AsMember, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { MemberAvatarLink, MemberLink } from './MemberLink.tsx'

beforeEach(() => signInAs('luna'))
afterEach(cleanup)

const show = (id: string) => {
  const member = { id, username: id, avatar_url: null }
  return render(
    <MemoryRouter>
      <MemberAvatarLink member={member} size={44} />
      <MemberLink member={member} />
    </MemoryRouter>,
    { wrapper: AsMember },
  )
}

it('leads to the profile by name and by picture, with one stop for the keyboard', async () => {
  const { container } = show('sol')
  const places = [...container.querySelectorAll('a')].map((link) => link.pathname)
  expect(places).toEqual(['/dashboard/user-profile/sol', '/dashboard/user-profile/sol'])
  expect(screen.getAllByRole('link')).toHaveLength(1)
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'sol' }))
  await userEvent.tab()
  expect(document.activeElement).toBe(document.body)
})

it.each([
  ['luna', true],
  ['sol', false],
])('the name of %s glows: %s', (id, glows) => {
  show(id)
  expect(screen.getByRole('link').hasAttribute('data-own')).toBe(glows)
})
