import { expect, test } from 'vitest'
import { firstProfile } from './api.ts'

const user = { id: 'u1', email: 'luna@cosmia.test' }

// spec: 4.profile.username, 4.profile.birth-year, 4.profile.avatar, 4.profile.cover, 4.profile.bio
test('a first profile takes name and birth year from the sign-up', () => {
  const user_metadata = { username: 'Luna', birth_year: 1990 }
  expect(firstProfile({ ...user, user_metadata })).toEqual({
    id: 'u1',
    username: 'Luna',
    birth_year: 1990,
    avatar_url: 'cosmia:avatar/u1',
    cover_url: 'cosmia:cover/default',
    bio: 'Explorando el universo digital en Cosmia.',
  })
})

// spec: 4.profile.username
test('without a name in the sign-up, the part of the e-mail before the at sign serves', () => {
  const profile = firstProfile({ ...user, user_metadata: {} })
  expect(profile.username).toBe('luna')
  expect(profile.birth_year).toBeNull()
})

test.each(['mil', '', null, 19.5, 1899, new Date().getFullYear() + 1, true, [1990, 1991]])(
  'a birth year of %j is left out',
  (birth_year) => {
    expect(firstProfile({ ...user, user_metadata: { birth_year } }).birth_year).toBeNull()
  },
)
