import { expect, it } from 'vitest'
import { writePage } from './page.ts'
import { makeRows } from './rows.ts'
import type { Tag } from './tags/tag.ts'

const CHAPTERS = [{ '9.stars': '50 stars.' }, { '5.post.limit': 'At most 500, with a | counter.' }]

const tag = (ids: readonly string[], title: string, isSkipped = false): Tag => ({
  ids,
  file: 'src/a.test.ts',
  line: 1,
  test: { title, isSkipped, isFurther: false },
})

function tableOf(section: string, tags: readonly Tag[], deviations = {}): readonly string[] {
  const page = writePage(makeRows(CHAPTERS, deviations, tags))
  return page
    .slice(page.indexOf(`## ${section}.`))
    .split('\n')
    .slice(4, 5)
}

it('has a row for each sentence, with the tests that show it', () => {
  const tags = [tag(['5.post.limit'], 'counts [all]'), tag(['9.stars', '5.post.limit'], 'refuses 501')]
  expect(tableOf('5', tags)).toEqual([
    '| At most 500, with a \\| counter. <sub>5.post.limit</sub> ' +
      '| [counts \\[all\\]](../src/a.test.ts)<br>[refuses 501](../src/a.test.ts) |  |',
  ])
})

it('says why a sentence does not hold, and takes no skipped test for a proof', () => {
  expect(tableOf('9', [tag(['9.stars'], 'shines', true)], { '9.stars': 'Too many.' })).toEqual([
    '| 50 stars. <sub>9.stars</sub> |  | Too many. |',
  ])
})

it('has a table for each section, in their order', () => {
  const page = writePage(makeRows(CHAPTERS, {}, []))
  expect(page.match(/^## \d/gm)).toEqual(['## 2', '## 3', '## 4', '## 5', '## 6', '## 7', '## 8', '## 9'])
})
