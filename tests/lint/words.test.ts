import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const places = [
  'src/**/copy.ts',
  'src/backend/mailbox/page.ts',
  'supabase/seed/*.sql',
  'supabase/templates/*.html',
]
const files = globSync(places, { cwd: root })

/** Words of one region, and second words for what has one already. */
const strangers = [
  ['publicación', 'post', /\bpublicaci(ón|ones)\b/i],
  ['correo', 'email', /\bcorreos?\b/i],
  ['la app, el programa', 'Cosmia', /\b(la app|la aplicación|el programa)\b/i],
  [
    'vosotros and its verbs',
    'ustedes',
    /\b(vosotr[oa]s|vuestr[oa]s?|os (ha|he|han))\b|[áé]is\b|[ai]steis\b/i,
  ],
  ['Intro', 'Enter', /\bIntro\b/],
  ['sitio', 'lugar, espacio', /\bsitio\b/i],
  ['obrador, ordenador', 'taller, equipo', /\b(obrador|ordenador)\b/i],
  ['gibosa', 'creciente, menguante', /\bgibosa\b/i],
] as const

test.each(strangers)('members never read «%s»: the word is «%s»', (_stranger, _word, pattern) => {
  const found = files.flatMap((file) =>
    readFileSync(`${root}/${file}`, 'utf8')
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(files.length).toBeGreaterThan(40)
  expect(found).toEqual([])
})
