import { describe, expect, it } from 'vitest'
import { codeCases } from './code-cases.ts'
import { importCases } from './import-cases.ts'
import { brokenRules } from './lint-fixture.ts'
import { homes, nameCases } from './name-cases.ts'

describe.each([...importCases, ...nameCases, ...codeCases])('$rule: $why', ({ rule, file, wrong, right }) => {
  it('is reported', async () => {
    expect(await brokenRules(file, wrong)).toContain(rule)
  })

  it('leaves right code alone', async () => {
    expect(await brokenRules(file, right)).toEqual([])
  })
})

describe.each(homes)('$file', ({ file, code }) => {
  it('may import what is its own', async () => {
    expect(await brokenRules(file, code)).toEqual([])
  })
})
