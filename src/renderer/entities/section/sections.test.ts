import { expect, test } from 'vitest'
import { sectionOf, sidebarGroups } from './sections.ts'

const listed = sidebarGroups.flatMap((group) => group.sections)

// spec: 2.sidebar.lists
test('the sidebar lists every section route and the profile', () => {
  expect(listed.map(({ path }) => path.replace('/dashboard/', ''))).toEqual([
    'home',
    'mushittech77',
    'optimustime',
    'blogsandgifts',
    'hocicobites',
    'humordidas',
    'impulsame',
    'quantumlux',
    'lizysfriends',
    'agenda',
    'salud',
    'amigos',
    'negocios',
    'lugares',
    'profile',
  ])
})

test('every sidebar route leads back to its own section', () => {
  for (const section of listed) expect(sectionOf(section.path)).toBe(section)
})
