import { expect, test } from 'vitest'
import { tabTitle } from './use-page-change.ts'

// spec: 2.title.segment, 2.title.fallback, 2.title.outside
test.each([
  ['/dashboard', 'Inicio - Cosmia'],
  ['/dashboard/', 'Inicio - Cosmia'],
  ['/dashboard/home', 'Inicio - Cosmia'],
  ['/dashboard/quantumlux', 'Quantum Lux - Cosmia'],
  ['/dashboard/pet-profile/new', 'Perfil de Mascota - Cosmia'],
  ['/dashboard/user-profile/42', 'Perfil de Usuario - Cosmia'],
  ['/dashboard/nada', 'Dashboard - Cosmia'],
  ['/dashboard/constructor', 'Dashboard - Cosmia'],
  ['/login', 'Cosmia - Red Social del Futuro'],
  ['/', 'Cosmia - Red Social del Futuro'],
  ['/dashboards', 'Cosmia - Red Social del Futuro'],
])('the title of %s is %s', (pathname, title) => {
  expect(tabTitle(pathname)).toBe(title)
})
