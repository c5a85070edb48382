import { expect, test } from 'vitest'
import { migrate } from './support/migrations.ts'
import { pgliteEngine } from './support/pglite-engine.ts'

/**
 * The part of each UPDATE and DELETE up to its end, where it has no WHERE of its own. Hosted loads safeupdate for everybody
 * who comes through the API, which refuses them, also inside a function. Debian does not have it.
 */
function unfiltered(code: string): string[] {
  const literals = [...code.matchAll(/'((?:[^']|'')*)'/g)].map(([, text = '']) => text.replaceAll("''", "'"))
  const plain = code
    .replace(/--.*$/gm, '')
    .replace(/'(?:[^']|'')*'/g, "''")
    .toLowerCase()
  const found = [...plain.matchAll(/\b(?:delete\s+from|update)\s+(?:only\s+)?[\w."]+(?=\s|;|\)|$)/g)]
    .filter(({ 0: words, index }) => !isNoStatement(words, plain.slice(0, index)))
    .map(({ index }) => untilEnd(plain.slice(index)))
    .filter((statement) => !/\bwhere\b/.test(outsideOfBrackets(statement)))
  return [...found, ...literals.filter((text) => /^\s*(?:delete|update)\b/i.test(text)).flatMap(unfiltered)]
}

/** `on conflict do update set`, `for update skip locked`, `before update of`, `before insert or update on`. */
const isNoStatement = (words: string, before: string): boolean =>
  /^update\s+(?:set|of|or|on|skip|nowait)\b/.test(words) ||
  /\b(?:do|for|key|after|before|or)\s+$/.test(before)

/** A statement ends at its semicolon, or at the bracket of which it is part. */
function untilEnd(text: string): string {
  let depth = 0
  for (const [index, letter] of [...text].entries()) {
    if (letter === '(') depth++
    if (letter === ')') depth--
    if (depth < 0 || (depth === 0 && letter === ';')) return text.slice(0, index)
  }
  return text
}

function outsideOfBrackets(text: string): string {
  const shorter = text.replace(/\([^()]*\)/g, ' ')
  return shorter === text ? text : outsideOfBrackets(shorter)
}

test.each([
  ['delete from a;', 1],
  ['delete from a where b; delete from a', 1],
  ['update a set b = (select 1 from c where d)', 1],
  ['with gone as (delete from a returning b) select from gone where b', 1],
  ["execute 'delete from a'", 1],
  ["execute 'update a set b = ''c'' where d'", 0],
  ['insert into a values (1) on conflict (b) do update set b = 1', 0],
  ['select from a for update skip locked', 0],
  ['update a set b = 1 -- all\n where c', 0],
])('in "%s" %i statement has no filter', (code, count) => {
  expect(unfiltered(code)).toHaveLength(count)
})

test('no function updates or deletes without a filter, which the API refuses on hosted', async () => {
  const database = await pgliteEngine.create()
  await migrate(database)
  const [functions = []] = await database.run(`
    select oid::regprocedure::text as name, pg_get_functiondef(oid) as code from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prokind = 'f'`)
  await database.close()
  const writing = functions.filter(({ code }) => /\b(?:delete from|update)\b/i.test(String(code)))
  expect(writing.length).toBeGreaterThan(10)
  expect(
    writing.flatMap(({ name, code }) => unfiltered(String(code)).map((part) => `${String(name)}: ${part}`)),
  ).toEqual([])
})
