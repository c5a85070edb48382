import { expect, test } from 'vitest'
import { loginSchema, registerSchema, type Credentials } from './credentials.ts'

const valid: Credentials = {
  username: 'ana',
  birthYear: '1990',
  email: 'ana@cosmia.test',
  password: 'cosmos-2026',
  confirmation: 'cosmos-2026',
}

const BIRTH_YEAR = 'Por favor, introduce un año de nacimiento válido (4 dígitos).'

/** First message of each refused field. */
function problems(schema: typeof loginSchema | typeof registerSchema, change: Partial<Credentials>) {
  const issues = schema.safeParse({ ...valid, ...change }).error?.issues ?? []
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]))
}

test('a complete registration passes', () => {
  expect(problems(registerSchema, {})).toEqual({})
})

const THIS_YEAR = new Date().getFullYear()

test.each(['1900', String(THIS_YEAR)])('a birth year of %s passes', (birthYear) => {
  expect(problems(registerSchema, { birthYear })).toEqual({})
})

// spec: 5.register.birth-year, 9.birth-year
test.each(['', '199', '19900', '19a0', 'mil', '-990'])('a birth year of %j is refused', (birthYear) => {
  expect(problems(registerSchema, { birthYear })).toEqual({ birthYear: BIRTH_YEAR })
})

test.each(['1899', '9999', String(THIS_YEAR + 1)])(
  'a birth year of %s is refused, and the years that are taken are told',
  (birthYear) => {
    const told = `${BIRTH_YEAR} Entre 1900 y ${THIS_YEAR}.`
    expect(problems(registerSchema, { birthYear })).toEqual({ birthYear: told })
  },
)

test('a username of 40 characters passes, one more is refused', () => {
  expect(problems(registerSchema, { username: 'a'.repeat(40) })).toEqual({})
  expect(problems(registerSchema, { username: 'a'.repeat(41) })).toEqual({
    username: 'El nombre puede tener hasta 40 caracteres.',
  })
})

// spec: 5.register.passwords-match
test('passwords that differ are refused', () => {
  expect(problems(registerSchema, { confirmation: 'otra' })).toEqual({
    confirmation: 'Las contraseñas no coinciden',
  })
})

test('a password of 8 characters passes, one less is refused', () => {
  const typed = (password: string) => problems(registerSchema, { password, confirmation: password })
  expect(typed('a'.repeat(8))).toEqual({})
  expect(typed('a'.repeat(7))).toEqual({ password: 'Alárgala un poco: necesita al menos 8 caracteres.' })
})

test('login takes a shorter password, which an older account may have', () => {
  expect(problems(loginSchema, { password: 'corta' })).toEqual({})
})

// spec: 5.register.username, 5.register.email, 5.register.password, 5.register.birth-year, 5.register.passwords-match
test('every problem of an almost empty form is told at once', () => {
  const empty = { username: ' ', birthYear: '', email: '', password: '', confirmation: 'x' }
  expect(problems(registerSchema, empty)).toEqual({
    username: 'Elige un nombre de usuario.',
    birthYear: BIRTH_YEAR,
    email: 'Escribe tu email.',
    password: 'Escribe tu contraseña.',
    confirmation: 'Las contraseñas no coinciden',
  })
})

// spec: 5.register.birth-year, 5.register.passwords-match
test('a wrong birth year hides nothing else that is wrong', () => {
  expect(problems(registerSchema, { birthYear: '90', confirmation: 'otra' })).toEqual({
    birthYear: BIRTH_YEAR,
    confirmation: 'Las contraseñas no coinciden',
  })
})

test('an e-mail without a domain is refused', () => {
  expect(problems(loginSchema, { email: 'ana@' })).toEqual({ email: 'Ese email no parece completo.' })
})

// spec: 5.register.username
test('login needs e-mail and password only', () => {
  expect(problems(loginSchema, { username: '', birthYear: '', confirmation: '' })).toEqual({})
})

test('spaces around an e-mail are dropped, those of a password are kept', () => {
  const { email, password } = loginSchema.parse({ ...valid, email: ' ana@cosmia.test ', password: ' x ' })
  expect({ email, password }).toEqual({ email: 'ana@cosmia.test', password: ' x ' })
})
