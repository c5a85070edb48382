import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readSpecification, specificationFile } from './specification.ts'

const { page, problems } = readSpecification()

it('is shown by the tests, sentence by sentence', () => {
  expect(problems).toEqual([])
})

it('is written down as the tests have it', () => {
  const isNew = readFileSync(specificationFile, 'utf8') === page
  expect(isNew, 'write .github/specification.md anew: npm run specification').toBe(true)
})
