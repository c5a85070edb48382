import { expect, it } from 'vitest'
import { readPgtap } from './read-pgtap.ts'

const titles = (...lines: readonly string[]) =>
  readPgtap('a.test.sql', lines.join('\n')).map(({ test }) => test?.title)

it('finds the ids, the line and what the assertion below says', () => {
  const text = "begin;\n-- spec: 6.like, 7.like\nselect lives_ok($$ select 'x' $$, 'members like');"
  expect(readPgtap('a.test.sql', text)).toEqual([
    {
      ids: ['6.like', '7.like'],
      file: 'a.test.sql',
      line: 2,
      test: { title: 'members like', isSkipped: false, isFurther: false },
    },
  ])
})

it('reads over lines, quotes and what is asked', () => {
  expect(
    titles(
      '-- spec: a',
      'select throws_ok(',
      "  $$ insert into posts values ('x');",
      "     select 'y' $$, '42501', null,",
      "  'nobody writes another''s posts');",
    ),
  ).toEqual(["nobody writes another's posts"])
})

it.each([
  ['a statement', ['-- spec: a', 'insert into posts default values;', "select ok(true, 'is');"]],
  ['the plan', ['-- spec: a', 'select plan(2);']],
  ['a call that skips', ['-- spec: a', "select skip('later');"]],
  ['an empty line', ['-- spec: a', '', "select ok(true, 'is');"]],
  ['the end', ['-- spec: a']],
])('finds no assertion below a tag above %s', (_what, lines) => {
  expect(titles(...lines)).toEqual([undefined])
})
