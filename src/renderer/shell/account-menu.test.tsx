import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { starsOf } from '#renderer/entities/member/constellation.ts'
import { profileKey } from '#renderer/entities/member/own-profile.ts'
import { profile } from '#renderer/entities/member/testing/profile.ts'
import { AsMember, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { AccountMenu } from './AccountMenu.tsx'

afterEach(cleanup)

test('the account menu begins with whose it is: their constellation, planet, name and address', async () => {
  const { queries } = signInAs('luna')
  queries.setQueryData(profileKey, profile('luna'))
  render(
    <AsMember>
      <MemoryRouter>
        <AccountMenu anchor={document.body} onClose={() => undefined} />
      </MemoryRouter>
    </AsMember>,
  )
  const [head] = (await screen.findByRole('menu')).children
  expect(head?.textContent).toBe('Llunaluna@cosmia.test')
  expect(head?.querySelectorAll('svg g')).toHaveLength(starsOf('luna').length)
})
