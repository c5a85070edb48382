import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { profileFormSchema, toForm, toUpdate, type ProfileForm } from './profile-form.ts'

const BIRTH_YEAR = 'Por favor, introduce un año de nacimiento válido (4 dígitos).'

const form: ProfileForm = {
  username: 'luna',
  bio: '',
  city: '',
  academic_background: '',
  professional_background: '',
  user_type: '',
  birth_year: '',
  is_creator: false,
}

const problems = (change: Partial<ProfileForm>) =>
  profileFormSchema.safeParse({ ...form, ...change }).error?.issues.map(({ message }) => message) ?? []

beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 10, 22), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

test.each(['', '1900', '2026', ' 1990 '])('a birth year of %j is taken', (birth_year) => {
  expect(problems({ birth_year })).toEqual([])
})

test.each(['1899', '2027'])(
  'a birth year of %s is refused, and the years that are taken are told',
  (birth_year) => {
    expect(problems({ birth_year })).toEqual([`${BIRTH_YEAR} Entre 1900 y 2026.`])
  },
)

test.each(['199', '19900', '1990.5', '-199', 'mil'])(
  'a birth year of %j is refused in the words of the specification',
  (birth_year) => {
    expect(problems({ birth_year })).toEqual([BIRTH_YEAR])
  },
)

test.each([
  ['username', 40],
  ['bio', 500],
  ['city', 100],
  ['academic_background', 300],
  ['professional_background', 300],
  ['user_type', 60],
] as const)('%s takes %i characters, emoji counted as one, and no more', (field, limit) => {
  expect(problems({ [field]: '🌙'.repeat(limit) })).toEqual([])
  expect(problems({ [field]: '🌙'.repeat(limit + 1) })).toEqual([`Puede tener hasta ${limit} caracteres.`])
})

test('a name is needed', () => {
  expect(problems({ username: '  ' })).toEqual(['Elige un nombre de usuario.'])
})

test('what is left empty is stored as nothing, and shown as an empty field', () => {
  const stored = { ...toUpdate(form), id: 'luna', avatar_url: null, cover_url: null, role: 'member' }
  expect(stored).toMatchObject({ bio: null, birth_year: null, is_creator: false })
  expect(toForm(stored)).toEqual(form)
})
